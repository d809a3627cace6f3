import { LANGUAGES } from 'shared-kernel/contract/languages';
import { isQuality } from '../../modules/search/qualities';
import { MATERIALS } from './materials';
import { MODELS } from './models';

test('S097 no model is called like a colour or a material: who looks for silk is shown none in name only', () => {
  const materials = Object.values(MATERIALS).flatMap((texts) => Object.values(texts).map((text) => text.toLowerCase()));
  const names = Object.values(MODELS).flat();
  const isMaterial = (name: string) =>
    LANGUAGES.some((language) => isQuality(name, language)) ||
    materials.some((material) => material.split(/\s/).includes(name.toLowerCase()));
  expect(names.filter(isMaterial)).toEqual([]);
});
