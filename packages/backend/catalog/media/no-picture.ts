import type { SourcePicture } from '../../platform/source/catalog.ts';

/** The picture of a thing that has none: pages show their neutral stand-in. */
export const NO_PICTURE: SourcePicture = { kind: 'none', params: {} };
