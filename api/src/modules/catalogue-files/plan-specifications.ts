import { given, type Planning, TITLE } from './plan-catalogue';
import { refuseMarks } from './plan-terms';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { englishTitle, namesIn, slugOf } from './row-values';

/** Plans specifications, their values, and the specifications of each kind of product (decision 67). */
export async function planSpecifications(planning: Planning): Promise<void> {
  const { plan, catalogue, db } = planning;
  const before = new Map(
    (await db.selectFrom('specifications').select(['slug', 'type']).execute()).map(({ slug, type }) => [slug, type]),
  );
  await planning.eachRow('specifications', 'specifications', slugOf, (row, id, file) => {
    const { slug, type, unit, searchable } = row.values;
    const was = before.get(slugOf(row));
    if (was !== undefined && typeof type === 'string' && was !== type)
      planning.fault(file, row, `type: it is ${was} in the shop and stays so, because products have values of it.`);
    if (typeof unit === 'string' && (type === 'choice' || type === 'yes-no'))
      planning.fault(file, row, `unit: a ${type} has none.`);
    const split = given(file, { unit: ['unit', unit], searchable: ['searchable', searchable ?? false] });
    plan.put('specifications', { id }, { slug, type, ...split.given }, split.first);
    planning.texts('specification_texts', 'specification_id', id, { file, row, columns: TITLE });
  });
  const specifications = await planning.known('specifications');
  const types = new Map(before);
  for (const row of catalogue.specifications?.rows ?? []) types.set(slugOf(row), String(row.values.type));
  const values = catalogue['specification-values'];
  for (const row of values?.rows ?? []) {
    if (!values || planning.refer(values, row, 'specification', specifications, 'specification') === null) continue;
    if (types.get(String(row.values.specification)) !== 'choice')
      planning.fault(values, row, `specification: '${row.values.specification}' is no choice.`);
  }
  await planning.eachRow(
    'specification-values',
    'specification_values',
    (row) => specificationValueName(specifications.find(String(row.values.specification)), englishTitle(row)),
    (row, id, file) => {
      refuseMarks(planning, file, row, /[|]/);
      const specification_id = specifications.find(String(row.values.specification));
      plan.put('specification_values', { id }, { specification_id });
      planning.texts('specification_value_texts', 'specification_value_id', id, { file, row, columns: TITLE });
    },
  );
  await planKinds(planning);
}

/** Unique name of a value: it includes the specification, because titles occur in several. */
export const specificationValueName = (specification: number | undefined, title: string): string =>
  specification === undefined || title === '' ? '' : `${specification} ${title}`;

const LONGEST_NAME = 60;

async function planKinds(planning: Planning): Promise<void> {
  const { plan } = planning;
  const specifications = await planning.known('specifications');
  const pages = await planning.known('pages');
  await planning.eachRow('kinds', 'kinds', slugOf, (row, id, file) => {
    const size_guide_id = planning.refer(file, row, 'size_guide', pages, 'page');
    const split = given(file, { size_guide: ['size_guide_id', size_guide_id] });
    plan.put('kinds', { id }, { slug: row.values.slug, ...split.given }, split.first);
    planNames(planning, file, row, id);
    if (!file.has.has('specifications')) return;
    for (const [position, slug] of [...new Set(namesIn(row, 'specifications'))].entries()) {
      const specification_id = specifications.find(slug);
      if (specification_id === undefined)
        planning.fault(file, row, `specifications: there is no specification '${slug}'.`);
      else plan.putOwned('kind_specifications', 'kind_id', { kind_id: id, specification_id }, { position });
    }
    plan.own('kind_specifications', 'kind_id', id, ['kind_id', 'specification_id']);
  });
}

function planNames(planning: Planning, file: CatalogueFile, row: CatalogueRow, kind_id: number): void {
  const { plan } = planning;
  const languages = file.languages.names ?? [];
  for (const language of languages) {
    const names = (row.texts.names?.[language] ?? '').split('|').map((name) => name.trim());
    for (const [position, name] of [...new Set(names.filter(Boolean))].entries()) {
      if (name.length > LONGEST_NAME)
        planning.fault(file, row, `names_${language}: each must have at most ${LONGEST_NAME} letters.`);
      else plan.putOwned('kind_names', 'kind_id', { kind_id, language, name }, { position });
    }
  }
  plan.own('kind_names', 'kind_id', kind_id, ['kind_id', 'language', 'name'], languages);
}
