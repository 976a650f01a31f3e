import type { ReactNode } from 'react';
import { readCategory } from '../../api/categories.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { TranslatedTexts, toTexts } from '../translations/TranslatedTexts.tsx';
import { CategoryForm } from './CategoryForm.tsx';

const TEXTS = ['title', 'short_description', 'content'] as const;

/** A category: its name, place, picture, texts and their translations, and a way to it in the shop. */
export default function CategoryScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const mayTranslate = useMay()('content:write');
	const { read: category, round, restart } = useFormRead(readCategory(code));
	return (
		<Loading of={category}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/categories">{t('categories.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<div className="actions">
						{value.visible && (
							<a className="button quiet" href={value.url}>
								{t('content.view')}
							</a>
						)}
						<a className="button quiet" href={`#/products?category=${encodeURIComponent(code)}`}>
							{t('products.title')}
						</a>
					</div>
					<div className="spaced">
						<CategoryForm key={`${code} ${round}`} start={loaded} onSaved={restart} />
					</div>
					{mayTranslate && (
						<TranslatedTexts
							texts={toTexts({ kind: 'category', id: value.id, fields: TEXTS, texts: { ...value, content: value.description }, names: 'category.field' })}
						/>
					)}
				</>
			)}
		</Loading>
	);
}
