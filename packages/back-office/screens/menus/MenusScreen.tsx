import type { ReactNode } from 'react';
import { readMenus } from '../../api/menus.ts';
import { useRead } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Menus of the shop, each with its entries of the first level. */
export default function MenusScreen(): ReactNode {
	const menus = useRead(readMenus());
	return (
		<>
			<h1>{t('menus.title')}</h1>
			<Loading of={menus}>
				{({ items }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.menus')} />}
						<ul className="rows">
							{items.map(({ code, items: entries }) => (
								<li key={code} className="row">
									<span className="number">{entries.length}</span>
									<div>
										<a href={`#/menus/${code}`}>{tOf('menus.name', code)}</a>
										<br />
										<small>{entries.map(({ title }) => title).join(' · ')}</small>
									</div>
								</li>
							))}
						</ul>
					</>
				)}
			</Loading>
		</>
	);
}
