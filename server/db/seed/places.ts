export interface Place {
  name: string
  prefix: string
  type: string
  timezone: string
  currency: string
  address: string
  phone: string
  rooms: number
  floors: number
  buildings: readonly string[]
  status?: 0 | 1
  /** Bookable window as days from today; null for no bound. */
  window?: readonly [number | null, number | null]
}

export const typeNames = ['Resort', 'City hotel', 'Boutique hotel', 'Guest house', 'Serviced apartments', 'Lodge']

// name | prefix | type | time zone | currency | address | phone | rooms | floors
const placesTable = `
Harbour View|harbour-view|City hotel|Europe/Lisbon|EUR|Rua do Cais 12, 1200-109 Lisboa, Portugal|+351 21 555 0112|96|6
Hill House|hill-house|Guest house|Europe/London|GBP|4 Castle Hill, Edinburgh EH1 2NG, United Kingdom|+44 131 496 0104|22|3
Grand Meridian|grand-meridian|Resort|Asia/Singapore|SGD|88 Siloso Road, Singapore 099958|+65 6555 0188|500|10
Alpenrose Lodge|alpenrose-lodge|Lodge|Europe/Zurich|CHF|Dorfstrasse 41, 3920 Zermatt, Switzerland|+41 27 555 01 41|38|4
Casa Azul|casa-azul|Boutique hotel|America/Mexico_City|MXN|Calle Londres 127, 04100 Ciudad de México, Mexico|+52 55 5550 1127|28|3
Nordlys Brygge|nordlys-brygge|City hotel|Europe/Oslo|NOK|Bryggen 18, 5003 Bergen, Norway|+47 55 55 01 18|74|5
Sakura Terrace|sakura-terrace|Serviced apartments|Asia/Tokyo|JPY|3-5-2 Asakusa, Taito-ku, Tokyo 111-0032, Japan|+81 3 5550 0352|64|8
Palm Cove|palm-cove|Resort|Australia/Brisbane|AUD|21 Williams Esplanade, Palm Cove QLD 4879, Australia|+61 7 5550 0121|118|3
Hotel Lindenhof|hotel-lindenhof|City hotel|Europe/Berlin|EUR|Lindenstraße 9, 10969 Berlin, Germany|+49 30 555 0109|110|7
Maison Belleville|maison-belleville|Boutique hotel|Europe/Paris|EUR|31 rue de Belleville, 75019 Paris, France|+33 1 55 55 01 31|34|5
Villa Cipressi|villa-cipressi|Boutique hotel|Europe/Rome|EUR|Via Roma 7, 22021 Bellagio CO, Italy|+39 031 555 0107|26|3
Baltic Pier|baltic-pier|City hotel|Europe/Warsaw|PLN|ul. Nadmorska 15, 81-713 Sopot, Poland|+48 58 555 01 15|88|6
Cedar Creek Lodge|cedar-creek-lodge|Lodge|America/Vancouver|CAD|410 Creekside Road, Whistler BC V8E 0A1, Canada|+1 604 555 0110|46|3
Riad Jasmine|riad-jasmine|Guest house|Africa/Casablanca|MAD|18 Derb Sidi Bouloukat, 40000 Marrakech, Morocco|+212 524 550 118|20|2
Table Bay Suites|table-bay-suites|Serviced apartments|Africa/Johannesburg|ZAR|52 Beach Road, Green Point, Cape Town 8005, South Africa|+27 21 555 0152|72|9
Savannah Camp|savannah-camp|Lodge|Africa/Nairobi|KES|Sekenani Gate Road, Narok 20500, Kenya|+254 20 555 0120|24|1
Bosphorus Palace|bosphorus-palace|Resort|Europe/Istanbul|TRY|Çırağan Caddesi 28, 34349 Beşiktaş/İstanbul, Türkiye|+90 212 555 0128|104|6
Desert Pearl|desert-pearl|Resort|Asia/Dubai|AED|Al Sufouh Road 60, Dubai, United Arab Emirates|+971 4 555 0160|120|12
Lotus Garden|lotus-garden|Boutique hotel|Asia/Bangkok|THB|99 Charoen Krung Road, Bang Rak, Bangkok 10500, Thailand|+66 2 555 0199|42|5
Copper Canyon Inn|copper-canyon-inn|Guest house|America/Denver|USD|1530 Blake Street, Denver CO 80202, United States|+1 303 555 0153|30|4
Fifth & Mercer|fifth-and-mercer|City hotel|America/New_York|USD|212 Mercer Street, New York NY 10012, United States|+1 212 555 0122|92|12
Laguna Azulejo|laguna-azulejo|Serviced apartments|Atlantic/Azores|EUR|Avenida do Mar 3, 9500-771 Ponta Delgada, Portugal|+351 296 550 103|36|4
Southern Light|southern-light|Lodge|Pacific/Auckland|NZD|66 Lake Esplanade, Queenstown 9300, New Zealand|+64 3 555 0166|40|3
Old Mint House|old-mint-house|Boutique hotel|America/Argentina/Buenos_Aires|ARS|Defensa 628, C1065 Buenos Aires, Argentina|+54 11 5550 0128|32|4
`

/** Differences from the default: active, one building, no bookable window. */
const overrides: Record<string, Partial<Place>> = {
  'grand-meridian': { buildings: ['Orchid Tower', 'Palm Tower', 'Lagoon Wing'], window: [-400, 540] },
  'palm-cove': { buildings: ['Garden Wing', 'Beach Wing'], window: [-90, 365] },
  'bosphorus-palace': { buildings: ['Palace', 'Annex'], window: [-200, 300] },
  'desert-pearl': { buildings: ['East Tower', 'West Tower'] },
  'alpenrose-lodge': { window: [21, 160] },
  'cedar-creek-lodge': { window: [-30, 120] },
  'savannah-camp': { window: [-300, -10] },
  'riad-jasmine': { status: 0 },
  'laguna-azulejo': { status: 0, window: [60, null] },
  'southern-light': { window: [-120, null] },
  'old-mint-house': { status: 0, window: [-500, -40] },
  'copper-canyon-inn': { window: [null, 45] },
}

function placeOf(line: string): Place {
  const [name = '', prefix = '', type = '', timezone = '', currency = '', address = '', phone = '', ...size] =
    line.split('|')
  const place = { name, prefix, type, timezone, currency, address, phone, buildings: ['Main'] }
  return { ...place, rooms: Number(size[0]), floors: Number(size[1]), ...overrides[prefix] }
}

/** The 24 demonstration hotels. Telephone numbers come from ranges reserved for fiction where such ranges exist. */
export const places: readonly Place[] = placesTable.trim().split('\n').map(placeOf)
