/** Caches the most recently used responses, at most `most`; in memory, for the lifetime of the page. */
export function keptAnswers<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(text: string): T | undefined {
      const answer = kept.get(text);
      if (answer === undefined) return undefined;
      // a map keeps the insertion order: the most recently used is last
      kept.delete(text);
      kept.set(text, answer);
      return answer;
    },
    set(text: string, answer: T): void {
      kept.delete(text);
      kept.set(text, answer);
      if (kept.size <= most) return;
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        return;
      }
    },
  };
}
