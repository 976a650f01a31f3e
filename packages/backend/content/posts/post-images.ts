import { NO_PICTURE, toStoredPicture } from '../../catalog/index.ts';
import type { SourcePicture, StoredImage } from '../../platform/source/catalog.ts';
import { toImage } from '../pages/blocks.ts';

/** Pictures of a post: the uploaded one, else its drawing; none for a post without either. */
export function toPostImages({ title, image, picture }: { readonly title: string; readonly image: StoredImage | null; readonly picture: SourcePicture }) {
	if (image !== null) {
		const { path, thumbs } = toStoredPicture(image);
		return [{ title, upload_path: path, thumbs }];
	}
	return picture.kind === NO_PICTURE.kind ? [] : [toImage(picture, title)];
}
