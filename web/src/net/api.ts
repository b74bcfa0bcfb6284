/** The requests beside the socket; docs/reference/protocol.md lists them. */
import type {
  Advice,
  Analysed,
  Branch,
  BringDeck,
  DeckKit,
  DeckReport,
  DeckSheet,
  Fair,
  Forgotten,
  GameInfo,
  GiveShare,
  Laid,
  Language,
  LessonStep,
  Moment,
  Moments,
  MyTable,
  NewTable,
  Problem,
  PuzzleShown,
  ReadDeck,
  RuleBlock,
  Seated,
  Sit,
  TableInfo,
} from "./schema";

/** What the server said no to, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** There is nothing of this name: no such table, puzzle, lesson or game. */
export const NOT_THERE = 404;

export const fetchGames = (lang: Language) => get<GameInfo[]>(`/api/games?lang=${lang}`);
export const fetchTexts = (game: string, lang: Language) =>
  ask(`/api/games/${game}/texts/${lang}`).then((answer) => answer.text());
export const fetchBox = (game: string) => get<object>(`/api/games/${game}/box`);
export const fetchRules = (game: string, lang: Language) =>
  get<RuleBlock[]>(`/api/games/${game}/rules/${lang}`);

export const fetchLessonStep = (
  lesson: string,
  step: number,
  taken: readonly number[],
  lang: Language,
) => get<LessonStep>(`/api/lessons/${lesson}/${step}?lang=${lang}&taken=${taken.join(",")}`);

export const fetchPuzzle = (game: string, number: number, lang: Language) =>
  get<PuzzleShown>(`/api/puzzles/${game}/${number}?lang=${lang}`);

export const fetchDeckKit = (lang: Language) => get<DeckKit>(`/api/decks?lang=${lang}`);
export const checkDeck = (deck: Readonly<DeckSheet>, lang: Language) =>
  post<DeckReport>(`/api/decks/check?lang=${lang}`, deck);
export const suggestDeck = (deck: Readonly<DeckSheet>, lang: Language) =>
  post<DeckSheet>(`/api/decks/suggest?lang=${lang}`, deck);
export const readDeck = (file: string, lang: Language) =>
  postText<ReadDeck>(`/api/decks/read?lang=${lang}`, file);

export const fetchMyTables = () => get<MyTable[]>("/api/tables");
export const layTable = (table: NewTable) => post<Laid>("/api/tables", table);
export const fetchTable = (table: string, lang: Language) =>
  get<TableInfo>(`/api/tables/${table}?lang=${lang}`);
/** A table that cannot be opened any more, and the file with what can still be read of it. */
export const ASIDE = 410;
export const remainsAddress = (table: string, lang: Language) =>
  `/api/tables/${table}/remains?lang=${lang}`;
export const giveShare = (table: string, share: GiveShare) =>
  post<TableInfo>(`/api/tables/${table}/share`, share);
export const bringDeck = (table: string, deck: BringDeck, lang: Language) =>
  post<TableInfo>(`/api/tables/${table}/deck?lang=${lang}`, deck);
export const sit = (table: string, seat: Sit) => post<Seated>(`/api/tables/${table}/sit`, seat);

export const fetchMoments = (table: string, seat: number, lang: Language) =>
  get<Moments>(`/api/tables/${table}/moments?as=${seat}&lang=${lang}`);
export const fetchMoment = (table: string, move: number, seat: number, lang: Language) =>
  get<Moment>(`/api/tables/${table}/moments/${move}?as=${seat}&lang=${lang}`);
/** The analysis of a finished game, as far as it is worked out. */
export const fetchAnalysis = (table: string, lang: Language) =>
  get<Analysed>(`/api/tables/${table}/analysis?lang=${lang}`);
/** What a strong player would do at a moment of a finished game. */
export const fetchAdvice = (table: string, move: number, effort: number, lang: Language) =>
  get<Advice>(`/api/tables/${table}/moments/${move}/advice?effort=${effort}&lang=${lang}`);
/** A hint at a table that is played at, for your seat when it is asked. */
export const fetchHint = (table: string, effort: number, lang: Language) =>
  get<Advice>(`/api/tables/${table}/hint?effort=${effort}&lang=${lang}`);
export const branch = (table: string, from: Branch) =>
  post<Laid>(`/api/tables/${table}/branch`, from);
/** Leave a table for good. */
export const departTable = (table: string, lang: Language) =>
  post<TableInfo>(`/api/tables/${table}/depart?lang=${lang}`, {});
/** Remove a table of your own that concerns nobody else; returns those that are left. */
export const removeTable = (table: string, lang: Language) =>
  post<MyTable[]>(`/api/tables/${table}/remove?lang=${lang}`, {});
/** End a game unfinished, give up one of older rules, or remove a table where none has begun. */
export const closeTable = (table: string, lang: Language) =>
  post<TableInfo>(`/api/tables/${table}/close?lang=${lang}`, {});
/** A file with all that the server keeps about this browser. */
export const ABOUT_ME = "/api/me";
export const forgetMe = () => post<Forgotten>("/api/me/forget", {});
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
/** The moment after so many moves as a scenario file, with an action that was refused there. */
export const reportAddress = (table: string, move: number, seat: number, action?: number) =>
  `/api/tables/${table}/moments/${move}/report?as=${seat}` +
  (action === undefined ? "" : `&action=${action}`);
export const fetchRecord = (table: string) =>
  ask(recordAddress(table)).then((answer) => answer.text());
export const fetchFair = (table: string) => get<Fair>(`/api/tables/${table}/fair`);

export const sendRecord = (text: string) => postText<Laid>("/api/records", text);
/** A table that begins from a written position or scenario. */
export const sendPosition = (text: string) => postText<Laid>("/api/positions", text);

async function postText<T>(path: string, text: string): Promise<T> {
  const headers = { "Content-Type": "text/plain" };
  return (await ask(path, { method: "POST", headers, body: text })).json() as Promise<T>;
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json() as Promise<T>;
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = { "Accept-Language": document.documentElement.lang, ...request.headers };
  const answer = await fetch(path, { credentials: "same-origin", ...request, headers });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.error ?? answer.statusText);
}
