/**
 * One question at a time: of those that come while one is under way only the last is asked, for nobody waits for the others any
 * more; they are answered with `passed`.
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
