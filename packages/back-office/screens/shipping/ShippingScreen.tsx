import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { addZone, readShippingMethods, readZones, type ShippingMethod } from '../../api/shipping.ts';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { toArea } from '../../ui/country-codes.ts';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { textOf, toLines } from '../../ui/typed.ts';
import { NewMethod } from './NewMethod.tsx';
import { FOR_ALL, toAreaText } from './shipping-groups.ts';

const SHOWN_AREAS = 6;

/** Where the shop delivers to and what it costs, pickup in stores, and what holds for all zones. */
export default function ShippingScreen(): ReactNode {
	const zones = useRead(readZones());
	const methods = useRead(readShippingMethods());
	return (
		<>
			<h1>{t('shipping.title')}</h1>
			<p>{t('shipping.about')}</p>
			<div className="actions">
				<NewZone />
			</div>
			<Loading of={zones}>
				{({ items }) => (
					<Loading of={methods}>
						{(all) => (
							<>
								{items.length === 0 && <p className="waiting">{t('shipping.no-zone')}</p>}
								<ul className="rows">
									{items.map(({ id, title, areas }) => (
										<li key={id} className="row">
											<a href={`#/shipping/zones/${id}`}>{title}</a>
											<div>
												{areas.slice(0, SHOWN_AREAS).map(toAreaText).join(', ')}
												{areas.length > SHOWN_AREAS && ` ${t('shipping.more-areas', { count: areas.length - SHOWN_AREAS })}`}
											</div>
											<small>
												<MethodLinks methods={all.items.filter(({ zone_id }) => zone_id === id)} none={t('shipping.no-method')} />
											</small>
										</li>
									))}
								</ul>
								<section className="card spaced" aria-label={t('shipping.pickup')}>
									<h2>{t('shipping.pickup')}</h2>
									<p>
										<MethodLinks methods={all.items.filter(({ zone_id }) => zone_id === null)} none={t('shipping.no-pickup')} />
									</p>
									<div>
										<NewMethod zoneId={null} known={all.items} />
									</div>
								</section>
							</>
						)}
					</Loading>
				)}
			</Loading>
			<div className="spaced">
				<SettingsForm group={FOR_ALL} />
			</div>
		</>
	);
}

function MethodLinks({ methods, none }: { readonly methods: readonly ShippingMethod[]; readonly none: string }): ReactNode {
	if (methods.length === 0) return none;
	return methods.map(({ id, title }, place) => (
		<span key={id}>
			{place > 0 && ' · '}
			<a href={`#/shipping/methods/${id}`}>{title}</a>
		</span>
	));
}

function NewZone(): ReactNode {
	return (
		<ActionButton
			label={t('shipping.new-zone')}
			question={t('shipping.new-zone-question')}
			done={t('action.saved')}
			leavesForm
			act={async (typed) => {
				const added = await addZone({ title: textOf(typed, 'title') ?? '', areas: toLines(textOf(typed, 'areas') ?? '').map(toArea) });
				if (added.ok) goTo(`/shipping/zones/${added.value.id}`);
				return added;
			}}
			onDone={() => undefined}
		>
			<Field label={t('shipping.zone-name')} name="title" required maxLength={100} />
			<TextArea label={t('shipping.areas')} name="areas" required hint={t('shipping.areas-hint')} />
		</ActionButton>
	);
}
