# Talk at a table with bots: what they plan, what people ask for, what they answer. (Plans are told by advice-do-...)

talk-plan = { $name } plans: { $plan }.
talk-wish = { $name }, I need { $what }.
talk-yes = Yes. { $name }: { $plan }.
talk-yes-briefly = Yes, { $name } does it.
talk-some = Not all of it, but { $n }. { $name }: { $plan }.
talk-anyway = I am about to. { $name }: { $plan }.
talk-noted = I bear it in mind. What comes of it, the dice will tell.
talk-dear = No, my dice do more elsewhere.
talk-dear-people = { $n ->
    [one] No, that would cost one more of the population in the coming Epic phase.
   *[other] No, that would cost { $n } more of the population in the coming Epic phase.
}
talk-dear-boss = { $n ->
    [one] No, that would be one symbol less on the Boss.
   *[other] No, that would be { $n } symbols less on the Boss.
}
talk-impossible = No, nothing that I have left can do that.
talk-useless = There is nothing left to do there.
talk-deaf = { $name } does not listen. Only a Planner does what it is asked for.
talk-not-now = Ask me while dice are rolled or used.
talk-person = { $name } is played by a person.

cli-wish-how = Ask a bot for a symbol like this: ask prof contain digzone, ask tia enforcement the-loop 2, ask tia contain steelheart red
