import type { DocumentSource, ImageSource } from '../../catalog/media/index.ts';
import type { ProductRow } from '../schemas/product-row.ts';

/** A picture of a row, with null for what the row leaves out. */
export const toImageSource = ({ url, file, media, alt }: NonNullable<ProductRow['images']>[number]): ImageSource => ({
	...{ url: url ?? null, file: file ?? null, media: media ?? null, alt: alt ?? null },
});

/** A document of a row; type and size apply only until it is stored. */
export const toDocumentSource = ({ url, file, media, title, type, size, lang }: NonNullable<ProductRow['documents']>[number]): DocumentSource => ({
	...{ url: url ?? null, file: file ?? null, media: media ?? null },
	...{ title, lang: lang ?? null, type: url === undefined ? null : toEnding(type, url), bytes: size ?? null },
});

/** `pdf` for `application/pdf`, else the file extension of the URL. */
const toEnding = (type: string | undefined, url: string): string =>
	type?.split('/')[1] ?? /\.([a-z0-9]{1,8})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
