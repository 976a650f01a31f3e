import Type from 'typebox';
import { ImageSize } from './envelope.ts';

/** A picture of a page, a block, a door. */
export const PagePicture = Type.Object({ title: Type.String(), upload_path: Type.String(), thumbs: Type.Array(ImageSize) });
