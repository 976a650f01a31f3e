import type { ReactNode } from 'react';
import { readCampaigns } from '../../api/campaigns.ts';
import { useRead } from '../../api/read.ts';
import { formatMonth } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { toTerms } from './campaign-terms.ts';
import { addMonths, toMonth, toSpan } from './month.ts';

/** The campaigns of a month, each with a bar over its days. */
export function CampaignCalendar({ month }: { readonly month: string }): ReactNode {
	const { from, to, days } = toMonth(month);
	const campaigns = useRead(readCampaigns({ from: from.toISOString(), to: to.toISOString(), limit: 500 }));
	return (
		<section className="card spaced" aria-labelledby="calendar">
			<h2 id="calendar">{formatMonth(from)}</h2>
			<nav className="actions" aria-label={t('campaigns.months')}>
				<a className="button quiet" href={`#/campaigns?month=${addMonths(month, -1)}`}>
					{t('campaigns.month-before')}
				</a>
				<a className="button quiet" href={`#/campaigns?month=${addMonths(month, 1)}`}>
					{t('campaigns.month-after')}
				</a>
			</nav>
			<Loading of={campaigns}>
				{({ items }) => {
					const shown = items.filter((campaign) => campaign.starts_at < campaign.ends_at);
					if (shown.length === 0) return <p className="waiting">{t('campaigns.month-empty')}</p>;
					return (
						<ul className="stack">
							{shown.map((campaign) => {
								const [begins, ends] = toSpan(month, campaign);
								return (
									<li key={campaign.id}>
										<a href={`#/campaigns/${campaign.id}`}>{campaign.title}</a> <small>{toTerms(campaign).slice(0, 2).join(' · ')}</small>
										<svg className="month-bar" viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
											<rect x={begins} y={0} width={Math.max(ends - begins, 0.2)} height={1} />
										</svg>
									</li>
								);
							})}
						</ul>
					);
				}}
			</Loading>
		</section>
	);
}
