# Talk at a table with bots: what they plan, what people ask for, what they answer. (Plans are told by advice-do-...)

talk-plan = { $name } plant: { $plan }.
talk-wish = { $name }, kannst du { $what }?
talk-yes = Ja. { $name }: { $plan }.
talk-yes-briefly = Ja, { $name } macht das.
talk-some = Nicht alles, aber { $n }. { $name }: { $plan }.
talk-anyway = Das habe ich vor. { $name }: { $plan }.
talk-noted = Ich denke daran. Was daraus wird, sagen die Würfel.
talk-dear = Nein, meine Würfel bringen woanders mehr.
talk-dear-people = { $n ->
    [one] Nein, das würde in der nächsten Epic-Phase 1 Bevölkerung mehr kosten.
   *[other] Nein, das würde in der nächsten Epic-Phase { $n } Bevölkerung mehr kosten.
}
talk-dear-boss = { $n ->
    [one] Nein, das wäre ein Symbol weniger gegen den Boss.
   *[other] Nein, das wären { $n } Symbole weniger gegen den Boss.
}
talk-impossible = Nein, mit nichts, was ich noch habe, geht das.
talk-useless = Dort ist nichts mehr zu tun.
talk-deaf = { $name } hört nicht zu. Nur ein Planer tut, worum man ihn bittet.
talk-not-now = Frag mich, während Würfel geworfen oder eingesetzt werden.
talk-person = { $name } wird von einem Menschen gespielt.

cli-wish-how = So bittest du einen Bot um ein Symbol: ask prof contain digzone, ask tia enforcement the-loop 2, ask tia contain steelheart red
