import { useTranslation } from 'shared-kernel/platform/use-translation';

/** stands where the text will be, so that the text can be an element of its own: its direction is no affair of the sentence's */
const PLACE = '\u0000';

/** A sentence of the shell about the text that was typed, as `search.nothing`. */
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
