import { NO_PICTURE } from '../../catalog/media/index.ts';
import type { SourcePicture, StoredImage } from '../../platform/source/catalog.ts';
import { toImage, toUploadedImage } from '../pages/blocks.ts';

/** Pictures of a post: the uploaded one, else its drawing; none for a post without either. */
export function toPostImages({ title, image, picture }: { readonly title: string; readonly image: StoredImage | null; readonly picture: SourcePicture }) {
	if (image !== null) return [toUploadedImage(image, title)];
	return picture.kind === NO_PICTURE.kind ? [] : [toImage(picture, title)];
}
