/** The fields of a unit that BM25F weighs; the order is that of every per-field array. */
export const FIELDS = ['name', 'signature', 'doc', 'body', 'path'] as const;
export type Field = (typeof FIELDS)[number];

export interface FieldSetting {
  readonly weight: number;
  /** How much a field's length is held against it, 0 to 1. Low: long functions are long for good reason. */
  readonly b: number;
}

/** A name tells most, a body must not be drowned by its length; chosen on commits of one Python project, not on data reported here. */
export const FIELD_SETTINGS: Readonly<Record<Field, FieldSetting>> = {
  name: { weight: 3, b: 0.3 },
  signature: { weight: 1.5, b: 0.3 },
  doc: { weight: 1, b: 0.3 },
  body: { weight: 1, b: 0.2 },
  path: { weight: 2, b: 0.3 },
};

export const K1 = 1.2;
