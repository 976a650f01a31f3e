import type { SourcePicture } from '../../platform/source/catalog.ts';

/** Stands for a missing picture: pages show a neutral placeholder. */
export const NO_PICTURE: SourcePicture = { kind: 'none', params: {} };
