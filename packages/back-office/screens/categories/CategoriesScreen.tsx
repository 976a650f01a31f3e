import type { ReactNode } from 'react';
import { type Category, PATH_SEPARATOR, readCategories, saveCategory } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** The tree of categories, with new ones and switches of visibility. */
export default function CategoriesScreen(): ReactNode {
	const categories = useRead(readCategories());
	const mayWrite = useMay()('products:write');
	const again = () => categories.mutate();
	return (
		<>
			<h1>{t('categories.title')}</h1>
			<p>
				<a href="#/kpd">{t('kpd.title')}</a>
			</p>
			{mayWrite && (
				<div className="actions">
					<ActionButton
						label={t('categories.new')}
						question={t('categories.new-question')}
						done={t('action.saved')}
						act={(typed) => saveCategory({ path: toPath(String(typed.get('path') ?? '')) })}
						onDone={again}
					>
						<Field label={t('categories.path')} name="path" required placeholder={`Elektronika${PATH_SEPARATOR}Kabeli`} />
					</ActionButton>
				</div>
			)}
			<Loading of={categories}>
				{({ items }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.categories')} />}
						<ul className="rows">
							{items
								.toSorted((a, b) => a.path.join(PATH_SEPARATOR).localeCompare(b.path.join(PATH_SEPARATOR), 'hr'))
								.map((category) => (
									<li key={category.code} className="row">
										<div>
											<a href={`#/categories/${encodeURIComponent(category.code)}`}>{category.path.join(PATH_SEPARATOR)}</a>
											<br />
											<small>
												{t('categories.products', { count: formatNumber(category.products) })}
												{!category.visible && ` · ${t('categories.hidden')}`}
											</small>
										</div>
										{mayWrite && <Visibility category={category} onDone={again} />}
									</li>
								))}
						</ul>
					</>
				)}
			</Loading>
		</>
	);
}

/** Names from the root down, as typed with `›` or `>` between them. */
const toPath = (typed: string): string[] =>
	typed
		.split(/[›>]/)
		.map((part) => part.trim())
		.filter((part) => part !== '');

function Visibility({ category: { path, visible }, onDone }: { readonly category: Category; readonly onDone: () => unknown }): ReactNode {
	const title = path.at(-1) ?? '';
	return (
		<ActionButton
			label={t(visible ? 'categories.hide' : 'categories.show', { title })}
			short={t(visible ? 'short.hide' : 'short.show')}
			question={t(visible ? 'categories.hide-question' : 'categories.show-question')}
			done={t('action.done')}
			tone="quiet"
			act={() => saveCategory({ path, visible: !visible })}
			onDone={onDone}
		/>
	);
}
