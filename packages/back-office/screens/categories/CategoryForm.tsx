import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import type { ReactNode } from 'react';
import { type CategoryDetails, changeCategory, readCategory } from '../../api/categories.ts';
import { PATH_SEPARATOR, readCategories, toUploadedPath } from '../../api/products.ts';
import { type Loaded, useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { bindField, useVersionedForm, type Values } from '../../ui/use-versioned-form.ts';
import { VersionedFormFrame } from '../../ui/VersionedFormFrame.tsx';

interface Props {
	readonly start: Loaded<CategoryDetails>;
	readonly onSaved: () => unknown;
}

/** Name, place in the tree, picture and texts of a category. */
export function CategoryForm({ start, onSaved }: Props): ReactNode {
	const { code, picture, uploaded, path } = start.value;
	const mayWrite = useMay()('products:write');
	const categories = useRead(readCategories());
	const form = useVersionedForm({
		...{ start, toValues, read: readCategory(code) },
		save: (values, changed, version) => changeCategory(code, toEdit(values, changed), version),
		onSaved: () => {
			showToast(t('categories.saved'));
			return onSaved();
		},
	});
	const bind = (name: string) => bindField(form, 'category.field', name);
	const places = (categories.data?.value.items ?? [])
		.filter((one) => !path.every((title, level) => one.path[level] === title))
		.map((one) => [one.code, one.path.join(PATH_SEPARATOR)] as const)
		.toSorted(([, one], [, other]) => one.localeCompare(other, 'hr'));
	const image = form.textOf('image');
	return (
		<VersionedFormFrame form={form} group="category.field" mayWrite={mayWrite}>
			<Field {...bind('title')} required maxLength={120} hint={t('categories.title-hint')} />
			<Select
				label={t('category.field.parent')}
				hint={t('categories.parent-hint')}
				error={form.errorOf('parent')}
				name="parent"
				value={form.textOf('parent')}
				options={[['', t('categories.top')], ...places]}
				onChange={(value) => form.set('parent', value)}
			/>
			<PictureUpload
				label={t('category.field.image')}
				picture={image === '' ? picture : image === REMOVED ? null : toUploadedPath(image)}
				isRemovable={image === REMOVED ? false : image !== '' || uploaded}
				onChange={(media) => form.set('image', media ?? REMOVED)}
			/>
			<TextArea {...bind('short_description')} rows={3} maxLength={2000} />
			<TextArea {...bind('description')} rows={8} maxLength={100_000} hint={t('product.html')} />
			<Field {...bind('kpd')} pattern={KPD_PATTERN} title={t('kpd.format')} maxLength={8} hint={t('kpd.category-hint')} />
		</VersionedFormFrame>
	);
}

/** The picture is to be taken away. */
const REMOVED = '-';

const toValues = ({ title, parent, short_description, description, kpd }: CategoryDetails): Values => ({
	...{ title, parent: parent ?? '', image: '', short_description, description, kpd: kpd ?? '' },
});

function toEdit(values: Values, changed: ReadonlySet<string>) {
	const { image, parent, kpd } = values;
	return {
		...Object.fromEntries(['title', 'short_description', 'description'].filter((name) => changed.has(name)).map((name) => [name, String(values[name]).trim()])),
		...(changed.has('parent') && { parent: parent === '' ? null : String(parent) }),
		...(changed.has('kpd') && { kpd: kpd === '' ? null : String(kpd) }),
		...(changed.has('image') && { image: image === REMOVED ? null : { media: String(image) } }),
	};
}
