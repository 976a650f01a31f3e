import type { ReactNode } from 'react';
import { readLook } from '../../api/look.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { LookForm } from './LookForm.tsx';

/** Logo, icon and colours of the shop, beside the shop as it looks with them. */
export default function LookScreen(): ReactNode {
	const { read: look, round, restart } = useFormRead(readLook());
	return (
		<>
			<h1>{t('look.title')}</h1>
			<p>{t('look.about')}</p>
			<Loading of={look}>{(_value, loaded) => <LookForm key={round} start={loaded} onSaved={restart} />}</Loading>
		</>
	);
}
