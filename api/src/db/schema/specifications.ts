import type { ColumnType, Generated } from 'kysely';

interface Specifications {
  id: Generated<number>;
  slug: string;
  type: string;
  unit: string | null;
  searchable: Generated<boolean>;
}

interface SpecificationTexts {
  specification_id: number;
  language: string;
  title: string;
}

interface SpecificationValues {
  id: Generated<number>;
  specification_id: number;
}

interface SpecificationValueTexts {
  specification_value_id: number;
  language: string;
  title: string;
}

interface KindSpecifications {
  kind_id: number;
  specification_id: number;
  position: Generated<number>;
}

interface ProductSpecifications {
  product_id: number;
  specification_id: number;
  /** the type of the specification */
  type: string;
  specification_value_id: number | null;
  numbers: ColumnType<string[] | null, readonly number[] | null, readonly number[] | null>;
  yes: boolean | null;
}

/** Tables of `migrations/0022-specifications.sql`. */
export interface SpecificationsTables {
  specifications: Specifications;
  specification_texts: SpecificationTexts;
  specification_values: SpecificationValues;
  specification_value_texts: SpecificationValueTexts;
  kind_specifications: KindSpecifications;
  product_specifications: ProductSpecifications;
}
