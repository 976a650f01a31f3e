import type { ReactNode } from 'react';
import { readCategory } from '../../api/categories.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** A category: its name, place, picture and texts, and a way to it in the shop. */
export default function CategoryScreen({ params: { code = '' } }: ScreenProps): ReactNode {
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
					<CategoryForm key={`${code} ${round}`} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
