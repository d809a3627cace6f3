/** Keeps the answers used last, at most `most`; for the page's life, in memory. */
export function keptAnswers<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(text: string): T | undefined {
      const answer = kept.get(text);
      if (answer === undefined) return undefined;
      // a map is in the order of insertion: what was used last stands last
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
