/** What somebody typed: the number of an option, or its notation, as far as it is unmistakable. */
import type { Choice } from "../net/schema";

export function understood(typed: string, options: readonly Choice[]): Choice | undefined {
  const input = typed.trim().toLowerCase().replace(/\s+/g, " ");
  if (!input) return undefined;
  if (/^\d+$/.test(input)) return options[Number(input) - 1];
  const exact = options.find((option) => option.words.toLowerCase() === input);
  const begun = options.filter((option) => option.words.toLowerCase().startsWith(input));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}
