import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readStores } from '../../api/stores.ts';
import { useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { toHoursText, WEEKDAYS } from './hours.ts';
import { NewStore } from './NewStore.tsx';

/** Stores with their addresses and hours. */
export default function StoresScreen(): ReactNode {
	const stores = useRead(readStores());
	const mayWrite = useMay()('content:write');
	return (
		<>
			<h1>{t('stores.title')}</h1>
			<Loading of={stores}>
				{({ items }) => (
					<>
						<div className="actions">{mayWrite && <NewStore known={items} />}</div>
						{items.length === 0 && <EmptyList none={t('empty.stores')} />}
						<ul className="rows">
							{items.map(({ code, title, address, postcode, city, opening_hours, visible }) => (
								<li key={code} className="row">
									<span className="state" data-tone={visible ? 'done' : undefined}>
										{t(visible ? 'content.visible' : 'content.hidden')}
									</span>
									<div>
										<a href={`#/stores/${code}`}>{title}</a>
										<br />
										<small>{`${address}, ${postcode} ${city}`}</small>
									</div>
									<small>
										{WEEKDAYS.filter((weekday) => toHoursText(opening_hours, weekday) !== '')
											.map((weekday) => `${tOf('store.day', String(weekday))} ${toHoursText(opening_hours, weekday)}`)
											.join(' · ')}
									</small>
								</li>
							))}
						</ul>
					</>
				)}
			</Loading>
		</>
	);
}
