import type { CustomerGroupSummary } from '@titraj/backend/merchant-api/routes/customer-group-routes.ts';
import type { ReactNode } from 'react';
import { readGroups } from '../../api/customer-groups.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Groups of customers with prices of their own. */
export default function GroupsScreen(): ReactNode {
	const groups = useRead(readGroups());
	const mayWrite = useMay()('prices:write');
	return (
		<>
			<p>
				<a href="#/customers">{t('customers.title')}</a>
			</p>
			<h1>{t('groups.title')}</h1>
			<p>{t('groups.about')}</p>
			{mayWrite && (
				<div className="actions">
					<a className="button" href="#/customer-group/new">
						{t('groups.new')}
					</a>
				</div>
			)}
			<Loading of={groups}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyList none={t('empty.groups')} />
					) : (
						<ul className="rows">
							{items.map((group) => (
								<li key={group.id} className="row">
									<div>
										<a href={`#/customer-groups/${group.id}`}>{group.name}</a>
										<br />
										<small>{toTerms(group).join(' · ')}</small>
									</div>
								</li>
							))}
						</ul>
					)
				}
			</Loading>
		</>
	);
}

/** What a group means for its members, and how many there are. */
const toTerms = ({ percent, prices, members }: CustomerGroupSummary): string[] => [
	...(percent === null ? [] : [t('groups.off', { percent })]),
	...(prices === 0 ? [] : [t('groups.prices', { count: prices })]),
	t('groups.members', { count: members }),
];
