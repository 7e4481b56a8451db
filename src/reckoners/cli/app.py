"""The commands and their options. Each loads what it needs when it is called, so that `--help` is quick."""

from pathlib import Path
from typing import Annotated, Optional

import typer

from reckoners.cli.language import say
from reckoners.cli.look_flags import NoColorFlag, PlainFlag
from reckoners.cli.puzzles_app import puzzle_app
from reckoners.cli.typed import pack_in, seconds_in

PacksFlag = Annotated[
    list[str] | None, typer.Option("--pack", metavar="PATH", parser=pack_in, help=say("cli-help-pack"))
]
BotsFlag = Annotated[Optional[str], typer.Option("--bots", metavar="WHO", help=say("cli-help-bots"))]  # noqa: UP045
PaceFlag = Annotated[
    float, typer.Option("--pace", metavar="SECONDS", parser=seconds_in(0, 60), help=say("cli-help-pace"))
]
BossFlag = Annotated[str, typer.Option("--boss", metavar="NAME", help=say("cli-help-boss"))]
CityFlag = Annotated[str, typer.Option("--city", metavar="NAME", help=say("cli-help-city"))]
ModulesFlag = Annotated[str, typer.Option("--modules", metavar="N,N", help=say("cli-help-modules"))]
OptionsFlag = Annotated[str, typer.Option("--options", metavar="WORD,WORD", help=say("cli-help-options"))]
JsonFlag = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]

app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, help=say("cli-help"), epilog=None
)
pack_app = typer.Typer(help=say("cli-help-packs"), no_args_is_help=True, rich_markup_mode=None)
scenario_app = typer.Typer(help=say("cli-help-scenarios"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(pack_app, name="pack")
app.add_typer(scenario_app, name="scenario")
campaign_app = typer.Typer(help=say("cli-help-campaign"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(campaign_app, name="campaign")
app.add_typer(puzzle_app, name="puzzle")
CampaignFile = Annotated[Path | None, typer.Argument(metavar="FILE", help=say("cli-help-campaign-file"))]


@app.callback(invoke_without_command=True)
def reckoners(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
    language: Annotated[str | None, typer.Option("--language", help=say("cli-help-language"))] = None,  # noqa: ARG001
) -> None:
    if version:
        from reckoners import __version__

        typer.echo(f"reckoners {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=say("cli-help-play"))
def play(
    reckoners: Annotated[str, typer.Option(metavar="NAME,NAME", help=say("cli-help-reckoners"))] = "",
    boss: BossFlag = "",
    city: CityFlag = "",
    modules: ModulesFlag = "",
    difficulty: Annotated[str, typer.Option(help=say("cli-help-difficulty"))] = "",
    options: OptionsFlag = "",
    seed: Annotated[str, typer.Option(help=say("cli-help-seed"))] = "",
    pack: PacksFlag = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-help-save"))] = None,
    bots: BotsFlag = None,
    pace: PaceFlag = 0.6,
    no_color: NoColorFlag = False,
    plain: PlainFlag = False,
    terminal: Annotated[bool, typer.Option("--terminal", help=say("cli-help-terminal"))] = False,  # noqa: ARG001
) -> int:
    from reckoners.cli.pieces import Pieces
    from reckoners.cli.play_command import start

    look = {"color": not no_color, "plain": plain}
    pieces = Pieces(boss, city, modules, options)
    return start(reckoners, difficulty, seed, pack or [], pieces, save, bots=bots, pace=pace, **look)


@app.command(help=say("cli-help-serve"))
def serve(
    port: Annotated[int | None, typer.Option(metavar="N", min=1, max=65535, help=say("cli-help-port"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-help-no-browser"))] = False,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=say("cli-help-host"))] = "127.0.0.1",
    trust: Annotated[list[str] | None, typer.Option(metavar="NAME:PORT", help=say("cli-help-trust"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-help-lan"))] = False,
) -> int:
    from reckoners.cli.serve import start

    return start(host, port, trust or [], browser=not no_browser, lan=lan)


@app.command(help=say("cli-help-resume"))
def resume(
    file: Annotated[Path | None, typer.Argument(help=say("cli-help-resume-file"))] = None,
    bots: BotsFlag = None,
    pace: PaceFlag = 0.6,
    no_color: NoColorFlag = False,
    plain: PlainFlag = False,
) -> int:
    from reckoners.cli.play_command import go_on

    return go_on(file, bots=bots, pace=pace, color=not no_color, plain=plain)


@app.command(help=say("cli-help-cards"))
def cards(
    name: Annotated[list[str] | None, typer.Argument(help=say("cli-help-card-name"))] = None,
    modules: ModulesFlag = "",
    pack: PacksFlag = None,
    json: JsonFlag = False,
) -> int:
    from reckoners.cli.cards_command import show_cards

    return show_cards(" ".join(name or []), pack or [], modules, json=json)


@pack_app.command("check", help=say("cli-help-pack-check"))
def pack_check(path: Annotated[str, typer.Argument(help=say("cli-help-pack-path"))]) -> int:
    from reckoners.cli.packs_command import check

    return check(path)


@pack_app.command("list", help=say("cli-help-pack-list"))
def pack_list() -> int:
    from reckoners.cli.packs_command import show_packs

    return show_packs()


@app.command(help=say("cli-help-rules"))
def rules(
    words: Annotated[list[str] | None, typer.Argument(help=say("cli-help-rule-words"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=say("cli-help-coverage"))] = False,
    json: JsonFlag = False,
) -> int:
    if coverage:
        from reckoners.cli.coverage import show_coverage

        return show_coverage(json=json)
    from reckoners.cli.rules import show_rules

    return show_rules(words or [], json=json)


@scenario_app.command("run", help=say("cli-help-scenario-run"))
def scenario_run(files: Annotated[list[Path], typer.Argument(help=say("cli-help-scenario-files"))]) -> int:
    from reckoners.cli.scenarios import run

    return run(files)


@app.command(help=say("cli-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-help-replay-file"))],
    verify: Annotated[bool, typer.Option("--verify", help=say("cli-help-verify"))] = False,
    start: Annotated[int, typer.Option("--from", metavar="N", help=say("cli-help-from"))] = 0,
    no_color: NoColorFlag = False,
    plain: PlainFlag = False,
) -> int:
    from reckoners.cli.replay import prove, step_through

    if verify:
        return prove(file)
    return step_through(file, start, color=not no_color, plain=plain)


@app.command(help=say("cli-help-bench"))
def bench(
    boss: BossFlag = "",
    city: CityFlag = "",
    modules: ModulesFlag = "",
    json: JsonFlag = False,
    seconds: Annotated[
        float, typer.Option(metavar="S", parser=seconds_in(0.01, 600), help=say("cli-help-seconds"))
    ] = 2.0,
) -> int:
    from reckoners.cli.bench import bench
    from reckoners.cli.pieces import Pieces

    return bench(Pieces(boss, city, modules), json=json, seconds=seconds)


@app.command(help=say("cli-help-sim"))
def sim(
    bot: Annotated[str, typer.Option(metavar="NAME,NAME", help=say("cli-help-sim-bot"))] = "greedy",
    games: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000_000, help=say("cli-help-sim-games"))] = 100,
    reckoners: Annotated[str, typer.Option(metavar="COUNT,...", help=say("cli-help-sim-reckoners"))] = "4",
    boss: BossFlag = "",
    city: CityFlag = "",
    modules: ModulesFlag = "",
    difficulty: Annotated[str, typer.Option(metavar="NAME,...", help=say("cli-help-sim-difficulty"))] = "standard",
    options: OptionsFlag = "",
    seed: Annotated[str, typer.Option(metavar="TEXT", help=say("cli-help-sim-seed"))] = "",
    pack: PacksFlag = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-help-sim-out"))] = None,
    keep_games: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-help-sim-keep-games"))] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, max=1024, help=say("cli-help-sim-workers"))] = None,
    dask: Annotated[str, typer.Option(metavar="ADDRESS", help=say("cli-help-sim-dask"))] = "",
    patience: Annotated[
        float, typer.Option(metavar="S", parser=seconds_in(0.01, 86_400), help=say("cli-help-sim-patience"))
    ] = 30.0,
    json: JsonFlag = False,
) -> int:
    from reckoners.cli.pieces import Pieces
    from reckoners.cli.sim import SimRequest, run_sim

    packs, pieces = tuple(pack or []), Pieces(boss, city, modules, options)
    files = (out, keep_games)
    return run_sim(
        SimRequest(bot, games, reckoners, difficulty, seed, packs, pieces, *files, workers, dask, patience, json)
    )


@app.command(help=say("cli-help-report"))
def report(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("cli-help-report-files"))],
    pack: PacksFlag = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-help-report-out"))] = None,
    compare: Annotated[bool, typer.Option("--compare", help=say("cli-help-report-compare"))] = False,
    json: JsonFlag = False,
) -> int:
    from reckoners.cli.report_command import show_report

    return show_report(files, pack or [], out, json=json, comparing=compare)


@app.command(help=say("cli-help-stats"))
def stats(
    everybody: Annotated[bool, typer.Option("--all", help=say("cli-help-stats-all"))] = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help=say("cli-help-stats-csv"))] = None,
) -> int:
    from reckoners.cli.stats_command import show_stats

    return show_stats(everybody=everybody, csv=csv)


@campaign_app.command("begin", help=say("cli-help-campaign-begin"))
def campaign_begin(
    reckoners: Annotated[str, typer.Option(metavar="NAME,NAME", help=say("cli-help-reckoners"))],
    file: CampaignFile = None,
    length: Annotated[int, typer.Option(metavar="N", help=say("cli-help-campaign-length"))] = 3,
    modules: ModulesFlag = "",
    difficulty: Annotated[str, typer.Option(help=say("cli-help-difficulty"))] = "",
    options: OptionsFlag = "",
    seed: Annotated[str, typer.Option(help=say("cli-help-seed"))] = "",
    pack: PacksFlag = None,
) -> int:
    from reckoners.cli.campaign_command import begin_campaign
    from reckoners.cli.pieces import Pieces

    pieces = Pieces("", "", modules, options)
    return begin_campaign(reckoners, length, difficulty, seed, pack or [], pieces, file)


@campaign_app.command("show", help=say("cli-help-campaign-show"))
def campaign_show(file: CampaignFile = None, json: JsonFlag = False) -> int:
    from reckoners.cli.campaign_command import show_campaign

    return show_campaign(file, json=json)


@campaign_app.command("play", help=say("cli-help-campaign-play"))
def campaign_play(
    file: CampaignFile = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help=say("cli-help-campaign-bot"))] = "",
    bots: BotsFlag = None,
    pace: PaceFlag = 0.6,
    no_color: NoColorFlag = False,
    plain: PlainFlag = False,
) -> int:
    from reckoners.cli.campaign_command import play_campaign, play_campaign_by_bot

    if bot:
        return play_campaign_by_bot(file, bot)
    return play_campaign(file, bots=bots, pace=pace, color=not no_color, plain=plain)


@campaign_app.command("keep", help=say("cli-help-campaign-keep"))
def campaign_keep(
    cards: Annotated[list[str], typer.Argument(metavar="NAME=CARD...", help=say("cli-help-campaign-cards"))],
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help=say("cli-help-campaign-file"))] = None,
) -> int:
    from reckoners.cli.campaign_command import keep_cards

    return keep_cards(file, cards)
