import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readShippingMethods, readZone, removeZone } from '../../api/shipping.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { NewMethod } from './NewMethod.tsx';
import { zoneGroup } from './shipping-groups.ts';

/** A zone: its areas, and the methods that deliver there. */
export default function ZoneScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const zone = useRead(readZone(id));
	const methods = useRead(readShippingMethods());
	return (
		<Loading of={zone}>
			{({ id: zoneId, title }) => (
				<>
					<p>
						<a href="#/shipping">{t('shipping.title')}</a>
					</p>
					<h1>{title}</h1>
					<div className="columns spaced">
						<SettingsForm group={zoneGroup(id)} />
						<section className="card" aria-label={t('shipping.methods')}>
							<h2>{t('shipping.methods')}</h2>
							<Loading of={methods}>
								{({ items }) => {
									const own = items.filter(({ zone_id }) => zone_id === zoneId);
									return (
										<>
											{own.length === 0 && <p>{t('shipping.no-method')}</p>}
											<ul className="lines">
												{own.map((method) => (
													<li key={method.id}>
														<a href={`#/shipping/methods/${method.id}`}>{method.title}</a>
													</li>
												))}
											</ul>
											<div>
												<NewMethod zoneId={zoneId} known={items} />
											</div>
										</>
									);
								}}
							</Loading>
						</section>
					</div>
					<div className="actions">
						<ActionButton
							label={t('shipping.remove-zone')}
							question={t('shipping.remove-zone-question')}
							done={t('action.done')}
							tone="danger"
							act={() => removeZone(zoneId)}
							onDone={() => goTo('/shipping')}
						/>
					</div>
				</>
			)}
		</Loading>
	);
}
