/**
 * Runs one request at a time. Of the requests that arrive meanwhile, only the last is sent. The others resolve to
 * `passed`.
 */
export function onlyLast<Q, A>(ask: (question: Q) => Promise<A>, passed: A): (question: Q) => Promise<A> {
  let waiting: { readonly question: Q; resolve(answer: A): void } | undefined;
  let busy = false;
  const goOn = async (): Promise<void> => {
    const next = waiting;
    if (next === undefined || busy) return;
    waiting = undefined;
    busy = true;
    try {
      next.resolve(await ask(next.question));
    } finally {
      busy = false;
      void goOn();
    }
  };
  return (question) =>
    new Promise((resolve) => {
      waiting?.resolve(passed);
      waiting = { question, resolve };
      void goOn();
    });
}
