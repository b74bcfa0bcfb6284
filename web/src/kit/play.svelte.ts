/**
 * A board played by touch: what its game says about places, joined with what the page knows, becomes
 * what lies in hand, what is lit and what is new. Call it once, while the board is set up.
 */
import type { BoardProps } from "../games/board";
import type { Choice } from "../net/schema";
import { named, type Told } from "./asked";
import { Hold } from "./hold.svelte";
import { inHand } from "./inhand.svelte";
import { shareTouched } from "./touched";

/** What a game knows about its board. */
export interface Places<View> {
  /** Along which places an action is taken; `about` are the places the question names. */
  along: (told: Told, seen: View, about: ReadonlySet<string>) => readonly string[];
  /** Another order of the same places, where there is one. */
  also?: (told: Told) => readonly string[] | null;
  /** Taken only by touching every place, even where there is no other way to go on. */
  careful?: (told: Told) => boolean;
  /** What looks different from before, as places. */
  changed: (before: View | null, now: View) => ReadonlySet<string>;
}

type Shown<View> = Pick<
  BoardProps<View>,
  "view" | "update" | "targets" | "why" | "words" | "lit" | "onchoose"
>;

/** Which option comes next, if any. */
export type Following = (options: readonly Choice[]) => Choice | undefined;

export interface Play {
  readonly hold: Hold;
  /** The places the question names. */
  readonly about: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function playByTouch<View>(
  shown: () => Shown<View>,
  { along, also, careful, changed }: Places<View>,
): Play {
  const about = $derived(named(shown().update.ask?.prompt ?? []));
  const ways = $derived(
    shown().targets.options.flatMap((choice) => {
      const way = {
        choice,
        along: along(choice, shown().view, about),
        whole: careful?.(choice) ?? false,
      };
      const other = also?.(choice);
      return other ? [way, { ...way, along: other }] : [way];
    }),
  );
  const hold = new Hold(() => ways);
  $effect(() => {
    inHand.targets = hold.targets;
    return () => (inHand.targets = 0);
  });
  /** The table as it was when this viewer chose last. */
  let before = $state.raw<View | null>(null);
  const fresh = $derived(shown().update.ask ? changed(before, shown().view) : NOTHING);
  const follow = following(shown);
  shareTouched({
    hold,
    follow,
    get words() {
      return shown().words;
    },
    get lit() {
      return shown().lit;
    },
    get fresh() {
      return fresh;
    },
    reasons: (place) =>
      shown().why.all.filter((told) => along(told, shown().view, about).includes(place)),
    touch(place, anchor) {
      follow(() => undefined);
      const found = hold.touch(place);
      if (!found.length) return;
      before = shown().view;
      shown().onchoose(found.length === 1 && found[0] ? found[0] : found, anchor);
    },
  });
  return {
    hold,
    get about() {
      return about;
    },
  };
}

/** Choosing again and again: one option after the other until none comes next, or one may be a slip. */
function following<View>(shown: () => Shown<View>): (next: Following) => void {
  let next = $state.raw<Following | null>(null);
  let answered: readonly Choice[] | null = null;
  $effect(() => {
    const { targets, update, onchoose } = shown();
    if (!next || !update.ask || targets.options === answered) return;
    const choice = next(targets.options);
    answered = targets.options;
    if (!choice || choice.warning) next = null;
    else onchoose(choice);
  });
  return (chosen) => {
    answered = null;
    next = chosen;
  };
}
