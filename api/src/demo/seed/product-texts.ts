import type { LanguageCode } from 'shared-kernel/contract/languages';
import { LIVING } from '../content/living-words';
import { DELIVERY_NOTES, LABELS } from '../content/trade';
import type { PlannedProduct } from './plan-product';
import { random } from './random';

/** In French and Arabic the noun comes first, in the other languages the brand. */
const NOUN_FIRST: ReadonlySet<LanguageCode> = new Set(['fr', 'ar']);

/** Title of a product: brand and model, which are proper nouns, and the noun phrase of its kind. */
export function titleOf({ brand, model, kind }: PlannedProduct, language: LanguageCode): string {
  const name = `${brand.name} ${model}`;
  return NOUN_FIRST.has(language) ? `${kind.name[language]} ${name}` : `${name} ${kind.name[language]}`;
}

/** Description (HTML): what it is, three of its advantages, how to care for it, what is delivered. */
export function descriptionOf(product: PlannedProduct, language: LanguageCode): string {
  const { category, kind } = product;
  const words = LIVING.kinds.has(kind.slug) ? LIVING : category;
  const dice = random(`texts ${product.slug}`);
  const features = dice.sample(words.features, 3).map((feature) => `<li>${feature[language]}</li>`);
  const [care, goodToKnow] = words.care;
  const notes = [
    [LABELS.care, care],
    [LABELS.goodToKnow, goodToKnow],
    [LABELS.delivery, dice.pick(DELIVERY_NOTES)],
  ] as const;
  const paragraphs = notes.map(
    ([label, text]) => text && `<p><strong>${label[language]}</strong> — ${text[language]}</p>`,
  );
  return `<p>${kind.pitch[language]}</p><ul>${features.join('')}</ul>${paragraphs.join('')}`;
}
