import { useTranslation } from 'shared-kernel/platform/use-translation';

/** placeholder of the text, so that the text can be a separate element: its direction is independent of the sentence */
const PLACE = '\u0000';

/** A sentence of the shell that contains the typed text, such as `search.nothing`. */
export function AboutText({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('shell');
  const [before, after] = t(name, { text: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
}
