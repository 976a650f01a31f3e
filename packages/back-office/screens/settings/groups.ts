import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import {
	type Company,
	type Identity,
	type PaperSettings,
	type Promises,
	readCompany,
	readIdentity,
	readPaperSettings,
	readPromises,
	saveCompany,
	saveIdentity,
	savePaperSettings,
	savePromises,
} from '../../api/settings.ts';
import { type SettingGroup, SWITCHED_ON, toSwitch } from '../../ui/setting-group.ts';

const COMPANY_FIELDS = [
	...(['name', 'street', 'postcode', 'city', 'oib', 'iban', 'phone', 'email'] as const),
	...(['court', 'register', 'capital', 'management', 'returns', 'mediator', 'mediator_url'] as const),
];

export const COMPANY: SettingGroup<Company> = {
	title: 'settings.company',
	about: 'settings.company-about',
	fields: COMPANY_FIELDS.map((name) => ({ name, label: `company.${name}` as const })),
	read: readCompany,
	toTyped: (company) => Object.fromEntries(COMPANY_FIELDS.map((name) => [name, company[name] ?? ''])),
	save: (typed, { read, changed }) => saveCompany(Object.fromEntries(changed.map((name) => [name, typed[name] ?? ''])), read.version),
};

export const IDENTITY: SettingGroup<Identity> = {
	title: 'settings.shop',
	about: 'settings.shop-about',
	fields: [
		{ name: 'name', label: 'settings.shop-name', isRequired: true },
		{ name: 'mail_sender', label: 'settings.mail-sender', hint: 'settings.mail-sender-hint' },
		{ name: 'social', label: 'settings.social', hint: 'settings.social-hint', isLong: true },
	],
	read: readIdentity,
	toTyped: ({ name, mail_sender, social }) => ({ name, mail_sender, social: social.join('\n') }),
	save: ({ name = '', mail_sender = '', social = '' }, { read }) =>
		saveIdentity({ name, mail_sender, social: social.split('\n').filter((line) => line.trim() !== '') }, read.version),
};

export const PROMISES: SettingGroup<Promises> = {
	title: 'settings.promises',
	about: 'settings.promises-about',
	fields: [
		{ name: 'delivery_hr', label: 'settings.delivery-hr', apiName: 'delivery' },
		{ name: 'delivery_en', label: 'settings.delivery-en', apiName: 'delivery' },
		{ name: 'hours_hr', label: 'settings.hours-hr', apiName: 'hours' },
		{ name: 'hours_en', label: 'settings.hours-en', apiName: 'hours' },
		{ name: 'answer_workdays', label: 'settings.answer-workdays' },
		{
			name: 'return_costs',
			label: 'settings.return-costs',
			options: [
				['', 'settings.not-said'],
				['customer', 'settings.customer-pays'],
				['shop', 'settings.shop-pays'],
			],
		},
		{
			name: 'condition',
			label: 'settings.condition',
			options: [
				['', 'settings.not-said'],
				['new', 'settings.condition-new'],
				['refurbished', 'settings.condition-refurbished'],
				['used', 'settings.condition-used'],
			],
		},
	],
	read: readPromises,
	toTyped: ({ delivery, hours, answer_workdays, return_costs, condition }) => ({
		...{ delivery_hr: delivery['hr'] ?? '', delivery_en: delivery['en'] ?? '', hours_hr: hours['hr'] ?? '', hours_en: hours['en'] ?? '' },
		...{ answer_workdays: String(answer_workdays ?? ''), return_costs: return_costs ?? '', condition: condition ?? '' },
	}),
	save: (typed, { read: { value, version } }) =>
		savePromises(
			{
				delivery: { ...value.delivery, hr: typed['delivery_hr'] ?? '', en: typed['delivery_en'] ?? '' },
				hours: { ...value.hours, hr: typed['hours_hr'] ?? '', en: typed['hours_en'] ?? '' },
				answer_workdays: typed['answer_workdays'] ? Number(typed['answer_workdays']) : null,
				...{ return_costs: typed['return_costs'] || null, condition: typed['condition'] || null },
			},
			version,
		),
};

export const PAPERS: SettingGroup<PaperSettings> = {
	title: 'settings.papers',
	about: 'settings.papers-about',
	fields: [
		{ name: 'premises', label: 'settings.premises', hint: 'settings.premises-hint', isRequired: true },
		{ name: 'device', label: 'settings.device', hint: 'settings.device-hint', isRequired: true },
		{ name: 'operator_name', label: 'settings.operator', apiName: 'operator.name', isRequired: true },
		{ name: 'operator_oib', label: 'settings.operator-oib', apiName: 'operator.oib', isRequired: true },
		{
			name: 'in_vat',
			label: 'settings.in-vat',
			options: [
				['yes', 'settings.vat-yes'],
				['no', 'settings.vat-no'],
			],
		},
		{
			name: 'fiscal',
			label: 'settings.fiscal',
			options: [
				['off', 'settings.fiscal-off'],
				['on', 'settings.fiscal-on'],
				['erp', 'settings.fiscal-erp'],
			],
		},
		{ name: 'e_invoices', label: 'settings.e-invoices', isSwitch: true, hint: 'settings.e-invoices-hint' },
		{ name: 'kpd', label: 'settings.kpd', hint: 'settings.kpd-hint', pattern: KPD_PATTERN },
	],
	read: readPaperSettings,
	toTyped: ({ settings }) => ({
		...{ premises: settings?.premises ?? '', device: settings?.device ?? '' },
		...{ operator_name: settings?.operator.name ?? '', operator_oib: settings?.operator.oib ?? '' },
		...{ in_vat: settings?.in_vat === false ? 'no' : 'yes', fiscal: settings?.fiscal ?? 'off' },
		...{ e_invoices: toSwitch(settings?.e_invoices === true), kpd: settings?.kpd ?? '' },
	}),
	save: ({ premises = '', device = '', operator_name = '', operator_oib = '', in_vat, fiscal, e_invoices, kpd = '' }, { read: { value, version } }) => {
		const { kpd: _kpd, ...stored } = value.settings ?? {};
		return savePaperSettings(
			{
				...{ ...stored, premises: premises.trim(), device: device.trim(), operator: { name: operator_name.trim(), oib: operator_oib.trim() } },
				...{
					in_vat: in_vat === 'yes',
					fiscal: fiscal === 'on' || fiscal === 'erp' ? fiscal : 'off',
					e_invoices: e_invoices === SWITCHED_ON,
					...(kpd.trim() !== '' && { kpd: kpd.trim() }),
				},
			},
			version,
		);
	},
};
