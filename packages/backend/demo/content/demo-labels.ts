/** Words of this shop over the storefront's own dictionary. */
export const DEMO_LABELS: Record<string, string> = {
	'shop.name': 'Titraj',
	'shop.claim': 'Tehnika bez šuma',
	'chrome.claim': 'Besplatna dostava iznad 60 €',
	'chrome.hours': 'Radnim danom od 8 do 18 sati',
};
