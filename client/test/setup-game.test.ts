import { describe, expect, it } from "vitest";
import { ORDER, type Origins, seedWords, Setup } from "../src/screens/newgame/setup.svelte";

const nameless = (n: number): string => `Person ${String(n)}`;

describe("a new game", () => {
  it("needs two Reckoners", () => {
    const setup = new Setup();
    expect(setup.lack).toEqual({ kind: "two" });
    setup.toggle("tia");
    expect(setup.lack.kind).toBe("two");
    setup.toggle("cody");
    expect(setup.lack.kind).toBe("none");
    setup.toggle("tia");
    expect(setup.team).toEqual(["cody"]);
  });

  it("needs a Reckoner for every person", () => {
    const setup = new Setup();
    setup.addPerson();
    setup.addPerson();
    setup.toggle("tia");
    setup.toggle("cody");
    expect(setup.lack).toEqual({ kind: "everyone", n: 1 });
    setup.toggle("prof");
    expect(setup.lack.kind).toBe("none");
  });

  it("deals Reckoners out evenly, and hands over on demand", () => {
    const setup = new Setup();
    setup.addPerson();
    ORDER.slice(0, 4).forEach((id) => setup.toggle(id));
    expect(ORDER.slice(0, 4).map((id) => setup.personOf(id))).toEqual([0, 1, 0, 1]);
    setup.handOver("tia");
    expect(setup.personOf("tia")).toBe(1);
    setup.handOver("tia");
    expect(setup.personOf("tia")).toBe(0);
  });

  it("has at most six people, and Reckoners of a person who left go to another", () => {
    const setup = new Setup();
    for (let n = 0; n < 9; n += 1) setup.addPerson();
    expect(setup.people).toHaveLength(6);
    setup.draw(ORDER);
    expect(setup.team).toHaveLength(6);
    setup.removePerson();
    expect(Math.max(...setup.team.map((id) => setup.personOf(id)))).toBe(4);
  });

  it("draws a team without repeats, of the size that it had", () => {
    const setup = new Setup();
    setup.draw(ORDER, () => 0.999);
    expect(setup.team).toHaveLength(2);
    ["tia", "cody", "prof", "david"].filter((id) => !setup.has(id)).forEach((id) => setup.toggle(id));
    const size = setup.team.length;
    setup.draw(ORDER);
    expect(new Set(setup.team).size).toBe(size);
  });

  it("lets bots play the others, and those who come later", () => {
    const setup = new Setup();
    ["tia", "cody"].forEach((id) => setup.toggle(id));
    setup.manOthers(true);
    expect(setup.bots).toEqual(["cody"]);
    setup.toggle("prof");
    expect(setup.othersAreBots).toBe(true);
    expect(setup.asTable().bots).toEqual(["", "planner", "planner"]);
    setup.manOthers(false);
    expect(setup.bots).toEqual([]);
  });

  it("leaves each person one Reckoner when the others are bots", () => {
    const setup = new Setup();
    setup.addPerson();
    ORDER.slice(0, 4).forEach((id) => setup.toggle(id));
    setup.manOthers(true);
    expect(setup.bots).toEqual(ORDER.slice(2, 4));
    expect(setup.seats(nameless)).toEqual({ tia: "Person 1", abraham: "Person 2" });
    setup.play("tia", "bot");
    expect(setup.lack).toEqual({ kind: "everyone", n: 1 });
  });

  it("can be watched: only bots, and one person", () => {
    const setup = new Setup();
    ["tia", "cody"].forEach((id) => {
      setup.toggle(id);
      setup.play(id, "bot");
    });
    expect(setup.lack.kind).toBe("none");
  });

  it("names people only if there are several", () => {
    const setup = new Setup();
    setup.toggle("tia");
    expect(setup.seats(nameless)).toEqual({});
    setup.addPerson();
    setup.toggle("cody");
    setup.rename(0, "Ana");
    expect(setup.seats(nameless)).toEqual({ tia: "Ana", cody: "Person 2" });
  });

  it("sends what was chosen", () => {
    const setup = new Setup();
    setup.toggle("prof");
    setup.toggle("tia");
    setup.difficulty = "hard";
    setup.seed = " steel ";
    expect(setup.asTable()).toEqual({
      reckoners: ["prof", "tia"],
      boss: "steelheart",
      city: "newcago",
      modules: [],
      difficulty: "hard",
      options: [],
      packs: [],
      seed: "steel",
      bots: ["", ""],
    });
  });

  it("has at most six Reckoners", () => {
    const setup = new Setup();
    ORDER.slice(0, 7).forEach((id) => setup.toggle(id));
    expect(setup.team).toEqual(ORDER.slice(0, 6));
    expect(setup.full).toBe(true);
    setup.draw(ORDER);
    expect(setup.team).toHaveLength(6);
  });

  it("brings a Reckoner's module into play, once", () => {
    const setup = new Setup();
    setup.modules = [2];
    ["val", "sam"].forEach((id) => setup.toggle(id, 1));
    expect(setup.asTable().modules).toEqual([1, 2]);
    setup.toggle("val", 1);
    expect(setup.modules).toEqual([1, 2]);
  });

  const from: Origins = {
    reckoner: (id) => (id === "val" ? 1 : 0),
    boss: (id) => (id === "regalia" ? 4 : 0),
    city: (id) => (id === "babilar" ? 4 : 0),
    option: (id) => (id === "cards" ? 4 : 0),
    bars: (option, city) => option === "cards" && city === "babilar",
  };

  it("says who would leave with a module, and brings them back", () => {
    const setup = new Setup();
    setup.toggle("tia");
    setup.toggle("val", 1);
    expect(setup.leaving([1], from)).toEqual([]);
    expect(setup.leaving([2, 3], from)).toEqual(["val"]);
    setup.choose([3, 2], from);
    expect([setup.team, setup.modules]).toEqual([["tia"], [2, 3]]);
    setup.bringBack();
    expect([setup.team, setup.modules]).toEqual([["tia", "val"], [1]]);
    expect(setup.gone).toBeNull();
    setup.choose([1, 2], from);
    expect(setup.gone).toBeNull();
  });

  it("brings the module of a Boss or a city into play, and goes home without it", () => {
    const setup = new Setup();
    setup.modules = [1];
    setup.go({ boss: "steelheart", city: "babilar" }, from);
    expect([setup.boss, setup.city, setup.modules]).toEqual(["steelheart", "babilar", [1, 4]]);
    setup.go({ boss: "regalia", city: "babilar" }, from);
    expect(setup.asTable()).toMatchObject({ boss: "regalia", city: "babilar", modules: [1, 4] });
    expect(setup.remaining([1], from)).toEqual({ boss: "steelheart", city: "newcago" });
    setup.choose([1], from);
    expect([setup.boss, setup.city]).toEqual(["steelheart", "newcago"]);
    setup.bringBack();
    expect([setup.boss, setup.city, setup.modules]).toEqual(["regalia", "babilar", [1, 4]]);
    setup.choose([], from, { boss: "steelheart", city: "newcago" });
    expect(setup.gone).toBeNull(); // who names a place knows where it is
  });

  it("makes seeds that one can say", () => {
    expect(seedWords(() => 0)).toBe("steel-lake-1000");
    expect(seedWords()).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
  });
});
