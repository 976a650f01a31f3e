import { ContentForm, type FormLabels } from '#components/forms/ContentForm.tsx';
import { FormPage } from '#components/forms/FormPage.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ShopScreenProps } from '#lib/screens/screen.ts';

const LABELS = { submit: 'shop.planting.submit', done: 'shop.planting.done', failed: 'contact.failed', refused: {} } as const satisfies FormLabels;
const FIELDS = [
	{ name: 'name', label: 'contact.name', error: 'contact.error_name', autoComplete: 'name', maxLength: 100 },
	{ name: 'email', label: 'contact.email', error: 'contact.error_email', type: 'email', autoComplete: 'email', maxLength: 254 },
	{ name: 'area', label: 'shop.planting.area', error: 'shop.planting.error_area', maxLength: 10 },
	{ name: 'message', label: 'shop.planting.wishes', error: 'shop.planting.error_wishes', type: 'area', maxLength: 4000 },
] as const;

/** A form whose values reach the shop as a message. */
export default function Planting({ title, description, breadcrumbs }: ShopScreenProps) {
	const t = useLabels();
	const toBody = (values: FormData) => ({
		...Object.fromEntries(['name', 'email', 'website'].map((name) => [name, String(values.get(name) ?? '')])),
		subject: 'offer',
		message: `${t('shop.planting.area')}: ${values.get('area')}\n${values.get('message')}`,
	});
	return (
		<FormPage title={title} intro={description} breadcrumbs={breadcrumbs}>
			<ContentForm labels={LABELS} path="/api/hapi/contact/message" fields={FIELDS} toBody={toBody} />
		</FormPage>
	);
}
