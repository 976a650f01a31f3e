import { type ReactNode, useState } from 'react';
import { type ContentKind, createContent, createPostCategory, proposePath, readPostCategories } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { NewName } from './NewName.tsx';

const TEMPLATES = ['default', 'landing'] as const;

/** A button that creates a page or post as a draft, and opens it. */
export function NewContent({ kind }: { readonly kind: ContentKind }): ReactNode {
	const categories = useRead(kind === 'posts' ? readPostCategories() : null);
	const places = (categories.data?.value.items ?? []).map(({ slug, title }) => [slug, title] as const);
	// A post needs a category.
	if (kind === 'posts' && categories.data !== undefined && places.length === 0)
		return (
			<>
				<p>{t('content.category-first')}</p>
				<NewName label={t('content.new-category')} create={createPostCategory} onDone={() => categories.mutate()} />
			</>
		);
	return (
		<ActionButton
			label={tOf('content.new', kind)}
			question={t('content.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const result = await createContent(kind, toDraft(kind, typed));
				if (result.ok) goTo(`/${kind}/${result.value.id}${typed.get('template') === 'landing' ? '/blocks' : ''}`);
				return result;
			}}
			onDone={() => undefined}
		>
			<Draft kind={kind} places={places} />
		</ActionButton>
	);
}

/** Title, address and kind or category of a draft. The address is proposed from the title unless one is typed. */
function Draft({ kind, places }: { readonly kind: ContentKind; readonly places: readonly (readonly [string, string])[] }): ReactNode {
	const [path, setPath] = useState<string | null>(null);
	const [proposed, setProposed] = useState('');
	const [template, setTemplate] = useState('default');
	const [category, setCategory] = useState(places[0]?.[0] ?? '');
	const propose = async (title: string) => {
		const result = title.trim() === '' ? null : await proposePath(kind, title.trim());
		if (result?.ok) setProposed(result.value.path);
	};
	return (
		<>
			<Field label={t('content.field.title')} name="title" required maxLength={300} onBlur={({ target: { value } }) => void propose(value)} />
			<Field
				label={t(kind === 'pages' ? 'content.field.path' : 'content.field.slug')}
				hint={t('content.path-hint')}
				name="path"
				maxLength={200}
				value={path ?? proposed}
				onChange={({ target: { value } }) => setPath(value)}
			/>
			{kind === 'pages' && (
				<Select
					label={t('content.field.template')}
					name="template"
					value={template}
					options={TEMPLATES.map((each) => [each, tOf('content.template', each)] as const)}
					onChange={setTemplate}
				/>
			)}
			{kind === 'posts' && <Select label={t('content.field.category')} name="category" value={category} options={places} onChange={setCategory} />}
		</>
	);
}

function toDraft(kind: ContentKind, typed: FormData): object {
	const textOf = (name: string) => String(typed.get(name) ?? '').trim();
	const path = textOf('path');
	return {
		title: textOf('title'),
		...(kind === 'posts' ? { category: textOf('category') } : { template: textOf('template') }),
		...(path !== '' && { [kind === 'pages' ? 'path' : 'slug']: path }),
	};
}
