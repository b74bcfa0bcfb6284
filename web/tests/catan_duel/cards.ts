/** Every card and every event, as the schema of the view names them. */
import schema from "../../src/games/catan_duel/schema.ts?raw";

export function cards(): string[] {
  return [...named("Card"), ...named("Happening")];
}

function named(type: string): string[] {
  const union = new RegExp(`export type ${type} =([^;]*);`).exec(schema)?.[1] ?? "";
  return [...union.matchAll(/"([^"]+)"/g)].map(([, id]) => id as string);
}
