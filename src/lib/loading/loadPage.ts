/** Fetches a part's chunk; after a deployment that took it away, loads the app afresh, once. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { systemClock } from "../clock.ts";
import { whilePending } from "./pendingImports.ts";
import { serverAnswers } from "./serverAnswers.ts";

const STAMP = "reloadedForChunk";
/** A second failure within this time means that the build is broken, not old. Milliseconds. */
const FAILED_AGAIN_WITHIN_MS = 10_000;

/** False where a reload was tried just now, cannot be remembered, or would lead to the browser's own offline page. */
function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number, online: boolean): boolean {
  if (!online) return false;
  try {
    const last = Number(storage.getItem(STAMP) ?? 0);
    if (now - last < FAILED_AGAIN_WITHIN_MS) return false;
    storage.setItem(STAMP, String(now));
    return true;
  } catch {
    // No storage: nothing would stop the second reload.
    return false;
  }
}

const reloadPage = () => window.location.reload();

/** A page's file could not be fetched. */
export class LostPage extends Error {
  override name = "LostPage";
}

/** What the router waits for before it goes to a page. */
export async function fetchPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new LostPage("The page's file could not be fetched", { cause });
  }
}

/** For a part that a deployment took away. False: another reload would not bring it. */
export async function loadAfresh(reload = reloadPage, answers = serverAnswers): Promise<boolean> {
  const online = navigator.onLine && (await answers());
  if (!mayReload(window.sessionStorage, systemClock.now(), online)) return false;
  reload();
  return true;
}

async function fetchChunk<T>(load: () => Promise<T>, reload: () => void, answers: typeof serverAnswers): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await loadAfresh(reload, answers))) throw error;
    // The page is going away; nothing may show in the meantime.
    return new Promise(() => undefined);
  }
}

type Loaded<Props> = { default: ComponentType<Props> };

/** What is there already is given at once: React would hold back what it has to wait for. */
// biome-ignore lint/suspicious/noThenProperty: what `lazy` takes is a thenable, and only one of our own calls back at once
const now = <T>(value: T) => ({ then: (take: (value: T) => unknown) => take(value) }) as Promise<T>;

type Page<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches and runs it before it is shown. */
  preload: () => void;
};

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

function lazyPart<Name extends string, Props>(name: Name, load: Load<Name, Props>): Page<Props> {
  let loaded: Loaded<Props> | undefined;
  let fetching: Promise<Loaded<Props>> | undefined;
  const fetchOnce = async (): Promise<Loaded<Props>> => {
    try {
      loaded = { default: (await load())[name] };
      return loaded;
    } finally {
      fetching = undefined;
    }
  };
  // Whoever wants it meanwhile waits for the same: a second failure would show amid the reload that the first began.
  const fetchPage = (): Promise<Loaded<Props>> => {
    fetching ??= fetchOnce();
    return fetching;
  };
  const preload = () => void fetchPage().catch(() => undefined /* the page itself will say so */);
  return Object.assign(
    lazy(() => (loaded ? now(loaded) : fetchPage())),
    { preload },
  );
}

/** Milliseconds until a part is asked for again. */
const RETRY_MS = 5000;

/** Asks again until the server answers; what then fails once more is gone. */
async function fetchPatiently<T>(load: () => Promise<T>, answers: typeof serverAnswers): Promise<T> {
  for (let answered = false; ; )
    try {
      return await load();
    } catch (error) {
      if (answered) throw error;
      answered = navigator.onLine && (await answers());
      if (!answered) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
}

/** A part of a page as a chunk of its own. While the server is away, the page stays as it is, with what was typed in it. */
export const loadPage = <Name extends string, Props = object>(
  name: Name,
  load: Load<Name, Props>,
  reload = reloadPage,
  answers = serverAnswers,
): Page<Props> => lazyPart(name, () => fetchChunk(() => whilePending(fetchPatiently(load, answers)), reload, answers));

/** What comes `Deferred`: nobody is told that it is on its way. */
export const loadLater = <Name extends string, Props = object>(
  name: Name,
  load: Load<Name, Props>,
  reload = reloadPage,
  answers = serverAnswers,
): Page<Props> => lazyPart(name, () => fetchChunk(() => fetchPatiently(load, answers), reload, answers));
