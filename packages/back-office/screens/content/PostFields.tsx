import type { ReactNode } from 'react';
import { type PostContent, readAuthors, readPostCategories } from '../../api/content.ts';
import { toUploadedPath } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import type { VersionedForm } from '../../ui/use-versioned-form.ts';
import { REMOVED } from './content-change.ts';

interface Props {
	readonly post: PostContent;
	readonly form: VersionedForm;
}

/** Category, author, tags, products and picture of a post. */
export function PostFields({ post, form }: Props): ReactNode {
	const categories = useRead(readPostCategories());
	const authors = useRead(readAuthors());
	const image = form.textOf('image');
	const toOptions = (read: typeof categories) => (read.data?.value.items ?? []).map(({ slug, title }) => [slug, title] as const);
	return (
		<>
			<Select
				label={t('content.field.category')}
				error={form.errorOf('category')}
				name="category"
				value={form.textOf('category')}
				options={toOptions(categories)}
				onChange={(value) => form.set('category', value)}
			/>
			<Select
				label={t('content.field.author')}
				error={form.errorOf('author')}
				name="author"
				value={form.textOf('author')}
				options={[['', t('content.no-author')], ...toOptions(authors)]}
				onChange={(value) => form.set('author', value)}
			/>
			<Field
				label={t('content.field.tags')}
				hint={t('content.tags-hint')}
				error={form.errorOf('tags')}
				name="tags"
				value={form.textOf('tags')}
				onChange={({ target: { value } }) => form.set('tags', value)}
			/>
			<TextArea
				label={t('content.field.products')}
				hint={t('content.products-hint')}
				error={form.errorOf('products')}
				name="products"
				rows={4}
				value={form.textOf('products')}
				onChange={({ target: { value } }) => form.set('products', value)}
			/>
			<PictureUpload
				label={t('content.field.image')}
				picture={image === '' ? post.picture : image === REMOVED ? null : toUploadedPath(image)}
				isRemovable={image === REMOVED ? false : image !== '' || post.uploaded}
				onChange={(media) => form.set('image', media ?? REMOVED)}
			/>
		</>
	);
}
