import { defineCarrier } from '@titraj/contract/shop/define-carrier.ts';

/** Carriers that deliver in Croatia, with the addresses of their tracking pages. */
export const SHIPPED_CARRIERS = [
	defineCarrier({ code: 'gls', name: 'GLS', tracking: 'https://gls-group.com/HR/hr/pracenje-posiljke/?match={number}' }),
	defineCarrier({ code: 'hp', name: 'Hrvatska pošta', tracking: 'https://posiljka.posta.hr/hr/tracking/trackingdata?barcode={number}' }),
	defineCarrier({ code: 'dpd', name: 'DPD', tracking: 'https://tracking.dpd.de/status/hr_HR/parcel/{number}' }),
	defineCarrier({ code: 'boxnow', name: 'BOX NOW', tracking: 'https://boxnow.hr/?track={number}' }),
	defineCarrier({ code: 'overseas', name: 'Overseas Express', tracking: 'https://is.overseas.hr/tracking/?trackingid={number}' }),
	defineCarrier({ code: 'dhl', name: 'DHL', tracking: 'https://www.dhl.com/hr-hr/home/tracking.html?tracking-id={number}' }),
	defineCarrier({ code: 'ups', name: 'UPS', tracking: 'https://www.ups.com/track?tracknum={number}' }),
	defineCarrier({ code: 'fedex', name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' }),
] as const;
