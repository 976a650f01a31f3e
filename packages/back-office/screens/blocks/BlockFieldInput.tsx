import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import { type BlockField, MOST_SHOWN } from '@titraj/contract/block-fields.ts';
import type { ReactNode } from 'react';
import { type BlockValue, readProductLists } from '../../api/blocks.ts';
import { readContents } from '../../api/content.ts';
import { readMenus } from '../../api/menus.ts';
import { PATH_SEPARATOR, readCategories, toUploadedPath } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { LinkField } from '../../ui/LinkField.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { isImage } from './block-draft.ts';
import { Chosen, type Option } from './Chosen.tsx';

interface Props {
	readonly field: string;
	readonly kind: BlockField;
	readonly value: BlockValue;
	readonly states: ReadonlyMap<string, LinkState>;
	readonly error: string | undefined;
	readonly onChange: (value: BlockValue) => void;
}

/** The input for one field of a block, by its kind. */
export function BlockFieldInput({ field, kind, value, states, error, onChange }: Props): ReactNode {
	const label = tOf('blocks.field', field);
	const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
	const codes = Array.isArray(value) ? value.map(String) : [];
	const typed = { label, value: text, error, onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value) };
	const chosen = { label, codes, error, onChange };
	switch (kind) {
		case 'line':
		case 'heading':
			return <Field {...typed} maxLength={200} required={kind === 'line'} />;
		case 'text':
			return <TextArea {...typed} rows={3} maxLength={2000} required />;
		case 'html':
			return <TextArea {...typed} rows={8} maxLength={100_000} required hint={t('product.html')} />;
		case 'number':
			return <Field {...typed} type="number" min={1} max={MOST_SHOWN} required onChange={({ target }) => onChange(Number(target.value))} />;
		case 'link':
			return <LinkField label={label} value={text} state={states.get(text.trim())} error={error} onChange={onChange} />;
		case 'picture':
			return (
				<PictureUpload
					label={label}
					picture={isImage(value) ? value.path : null}
					isRemovable={value !== null}
					onChange={(media) => onChange(media === null ? null : { media, path: toUploadedPath(media) })}
				/>
			);
		case 'list':
			return <ListChoice {...typed} onChange={onChange} />;
		case 'menu':
			return <MenuChoice {...typed} onChange={onChange} />;
		case 'categories':
			return <CategoryChoice {...chosen} />;
		case 'posts':
			return <PostChoice {...chosen} />;
		case 'products':
			return (
				<TextArea
					label={label}
					hint={t('blocks.products-hint')}
					error={error}
					rows={4}
					value={codes.join('\n')}
					onChange={({ target }) => onChange(target.value.split('\n'))}
				/>
			);
	}
}

interface ChoiceProps {
	readonly label: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

const NOTHING: Option = ['', '—'];

function ListChoice(props: ChoiceProps): ReactNode {
	const lists = useRead(readProductLists());
	const options = (lists.data?.value.items ?? []).map(({ code, title }): Option => [code, title]);
	return <Select {...props} name="list" options={withChosen(options, props.value)} />;
}

function MenuChoice(props: ChoiceProps): ReactNode {
	const menus = useRead(readMenus());
	const options = (menus.data?.value.items ?? []).map(({ code }): Option => [code, tOf('menus.name', code)]);
	return <Select {...props} name="menu" options={withChosen(options, props.value)} />;
}

/** What was chosen stays to be seen, even if the shop does not have it any more. */
const withChosen = (options: readonly Option[], value: string): readonly Option[] => [
	NOTHING,
	...(value === '' || options.some(([code]) => code === value) ? [] : [[value, value] as const]),
	...options,
];

interface SeveralProps {
	readonly label: string;
	readonly codes: readonly string[];
	readonly error: string | undefined;
	readonly onChange: (codes: readonly string[]) => void;
}

function CategoryChoice(props: SeveralProps): ReactNode {
	const categories = useRead(readCategories());
	return <Chosen {...props} options={(categories.data?.value.items ?? []).map(({ code, path }): Option => [code, path.join(PATH_SEPARATOR)])} />;
}

function PostChoice(props: SeveralProps): ReactNode {
	const posts = useRead(readContents('posts', { q: '', state: 'published', cursor: '', limit: 500 }));
	return <Chosen {...props} options={(posts.data?.value.items ?? []).map(({ path, title }): Option => [path.split('/').at(-2) ?? '', title])} />;
}
