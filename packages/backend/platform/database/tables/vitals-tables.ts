/** How often a value was seen: a row is a count, never a visit. */
export interface VitalsTables {
	web_vitals: { day: string; screen: string; device: string; name: string; value: number; seen: number };
}
