import type { ReactNode } from 'react';
import { readCategory } from '../../api/categories.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useRestart } from '../../ui/use-restart.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** A category: its name, place, picture and texts, and a way to it in the shop. */
export default function CategoryScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const category = useRead(readCategory(code));
	const { round, restart } = useRestart(category);
	return (
		<Loading of={category}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/categories">{t('categories.title')}</a>
					</p>
					<h1>{value.title}</h1>
					{value.visible && (
						<div className="actions">
							<a className="button quiet" href={value.url}>
								{t('content.view')}
							</a>
						</div>
					)}
					<CategoryForm key={`${code} ${round}`} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
