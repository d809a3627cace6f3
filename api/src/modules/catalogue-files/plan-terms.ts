import { Visibility } from 'shared-kernel/contract/enums';
import { isStateOf } from '../site/countries';
import { given, type Planning, TITLE } from './plan-catalogue';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { englishTitle } from './row-values';

/** Plans attributes of variants, and shipping rules. */
export async function planTerms(planning: Planning): Promise<void> {
  const { plan } = planning;
  await planning.eachRow('attributes', 'attributes', englishTitle, (row, id, file) => {
    refuseMarks(planning, file, row, /[|=]/);
    const split = given(file, { position: ['position', row.values.position ?? 0] });
    plan.put('attributes', { id }, split.given, split.first);
    planning.texts('attribute_texts', 'attribute_id', id, { file, row, columns: TITLE });
  });
  const attributes = await planning.known('attributes');
  const values = planning.catalogue['attribute-values'];
  for (const row of values?.rows ?? []) if (values) planning.refer(values, row, 'attribute', attributes, 'attribute');
  await planning.eachRow(
    'attribute-values',
    'attribute_values',
    (row) => valueName(attributes.find(String(row.values.attribute)), englishTitle(row)),
    (row, id, file) => {
      refuseMarks(planning, file, row, /[|]/);
      const split = given(file, {
        colour: ['colour', row.values.colour],
        position: ['position', row.values.position ?? 0],
      });
      const attribute_id = attributes.find(String(row.values.attribute));
      plan.put('attribute_values', { id }, { attribute_id, ...split.given }, split.first);
      planning.texts('attribute_value_texts', 'attribute_value_id', id, { file, row, columns: TITLE });
    },
  );
  await planning.eachRow('shipping', 'shipping_rules', englishTitle, (row, id, file) => {
    const split = given(file, {
      single_price: ['single_price', row.values.single_price === false ? 0 : 1],
      per_store: ['per_store', row.values.per_store ? 1 : 0],
    });
    plan.put('shipping_rules', { id }, split.given, split.first);
    planning.texts('shipping_rule_texts', 'shipping_rule_id', id, { file, row, columns: TITLE });
  });
  await planPlaces(planning);
}

/** Refuses separators in English titles, by which cells refer to rows. */
export function refuseMarks(planning: Planning, file: CatalogueFile, row: CatalogueRow, marks: RegExp): void {
  const [mark] = marks.exec(englishTitle(row)) ?? [];
  if (mark) planning.fault(file, row, `title_en must not hold ${mark}, which stands between names in other files.`);
}

/** Unique name of a value: it includes the attribute, because sizes of shoes and rings have the same titles. */
export const valueName = (attribute: number | undefined, title: string): string =>
  attribute === undefined || title === '' ? '' : `${attribute} ${title}`;

async function planPlaces(planning: Planning): Promise<void> {
  const file = planning.catalogue['shipping-places'];
  if (!file) return;
  const rules = await planning.known('shipping_rules');
  const kept = await planning.db
    .selectFrom('shipping_places')
    .select(['shipping_rule_id', 'country', 'state', 'pickup_country', 'pickup_state'])
    .execute();
  const there = new Map(kept.map((one) => [`${one.shipping_rule_id} ${one.country} ${one.state}`, one]));
  const seen = new Map<string, number>();
  for (const row of file.rows) {
    const { values } = row;
    const shipping_rule_id = planning.refer(file, row, 'rule', rules, 'rule of shipping');
    if (shipping_rule_id === null || !values.country) continue;
    const state = values.state ?? 'ALL';
    if (values.country === 'ALL' && state !== 'ALL') planning.fault(file, row, 'state: everywhere has no states.');
    const place = `${shipping_rule_id} ${values.country} ${state}`;
    const before = there.get(place);
    // existing values of the shop are not the file's fault
    if (!before) refuseUnknownState(planning, file, row, 'state', 'country');
    if (before?.pickup_state !== values.pickup_state || before?.pickup_country !== values.pickup_country)
      refuseUnknownState(planning, file, row, 'pickup_state', 'pickup_country');
    const twin = seen.get(place);
    if (twin !== undefined) planning.fault(file, row, `is the same place as line ${twin}.`);
    seen.set(place, row.line);
    const split = given(file, {
      pickup: ['pickup_point', values.pickup ?? Visibility.private],
      pickup_price: ['pickup_price', values.pickup_price ?? '0'],
      pickup_phone: ['pickup_phone', values.pickup_phone],
      pickup_line_1: ['pickup_address_line_1', values.pickup_line_1],
      pickup_line_2: ['pickup_address_line_2', values.pickup_line_2],
      pickup_zip: ['pickup_zip', values.pickup_zip],
      pickup_city: ['pickup_city', values.pickup_city],
      pickup_state: ['pickup_state', values.pickup_state],
      pickup_country: ['pickup_country', values.pickup_country],
    });
    const key = { shipping_rule_id, country: values.country, state };
    const own = { price: values.price ?? '0', day_needed: values.days ?? 0, ...split.given };
    planning.plan.putOwned('shipping_places', 'shipping_rule_id', key, own, split.first);
  }
}

/** Nobody would live there, so nothing would ever be shipped there. */
function refuseUnknownState(
  planning: Planning,
  file: CatalogueFile,
  row: CatalogueRow,
  column: string,
  of: string,
): void {
  const [state, country] = [row.values[column], row.values[of]];
  if (typeof state === 'string' && typeof country === 'string' && !isStateOf(country, state))
    planning.fault(file, row, `${column}: '${state}' is no state of ${country}.`);
}
