# Talk at a table with bots: what they plan, what people ask for, what they answer. (Plans are told by advice-do-...)

talk-plan = { $name } piensa hacer: { $plan }.
talk-wish = { $name }, hace falta { $what }.
talk-yes = Sí. { $name }: { $plan }.
talk-yes-briefly = Sí, { $name } lo hace.
talk-some = No todo, pero sí { $n }. { $name }: { $plan }.
talk-anyway = Ya iba a hacerlo. { $name }: { $plan }.
talk-noted = Lo tendré en cuenta. Los dados dirán qué sale de ello.
talk-dear = No, mis dados sirven más en otra parte.
talk-dear-people = { $n ->
    [one] No, la próxima fase de los Épicos se llevaría 1 de población más.
   *[other] No, la próxima fase de los Épicos se llevaría { $n } de población más.
}
talk-dear-boss = { $n ->
    [one] No, sería un símbolo menos contra el Jefe.
   *[other] No, serían { $n } símbolos menos contra el Jefe.
}
talk-impossible = No, nada de lo que me queda puede hacerlo.
talk-useless = Allí ya no hay nada que hacer.
talk-deaf = { $name } no escucha. Solo un Planificador hace lo que se le pide.
talk-not-now = Pídemelo mientras se tiran o se usan los dados.
talk-person = A { $name } lo juega una persona.

cli-wish-how = Así se pide un símbolo a un bot: ask prof contain digzone, ask tia enforcement the-loop 2, ask tia contain steelheart red
