import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readShippingMethod, removeShippingMethod } from '../../api/shipping.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { methodGroup } from './shipping-groups.ts';

/** A shipping method with its prices. */
export default function MethodScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const method = useRead(readShippingMethod(id));
	return (
		<Loading of={method}>
			{({ id: known, zone_id, title }) => {
				const back = zone_id === null ? '/shipping' : `/shipping/zones/${zone_id}`;
				return (
					<>
						<p>
							<a href={`#${back}`}>{t(zone_id === null ? 'shipping.title' : 'shipping.zone')}</a>
						</p>
						<h1>{title}</h1>
						<div className="spaced">
							<SettingsForm group={methodGroup(id, { isPickup: zone_id === null })} />
						</div>
						<div className="actions">
							<ActionButton
								label={t('shipping.remove-method')}
								question={t('shipping.remove-method-question')}
								done={t('action.done')}
								tone="danger"
								act={() => removeShippingMethod(known)}
								onDone={() => goTo(back)}
							/>
						</div>
					</>
				);
			}}
		</Loading>
	);
}
