import { distant, lit, scene, solid, unlit } from './AuthLayout.css.ts'

const lamps = new Set([2, 5, 11, 13, 16, 22, 24, 29, 31, 33])
const panes = (wanted: boolean) =>
  Array.from({ length: 36 }, (_, at) => at)
    .filter((at) => lamps.has(at) === wanted)
    .map((at) => `M${130 + (at % 9) * 19} ${96 + Math.floor(at / 9) * 24}h9v13h-9z`)
    .join('')

/** The cover of the sign-in page: the hotel by the lake, a few windows lit. Decorative. */
export const LakeHotel = () => (
  <svg className={scene} viewBox="0 0 420 250" aria-hidden="true">
    <path className={distant} d="M0 168l46-54 34 34 52-70 40 40 60-62 64 76 42-44 46 50 36-30" />
    <path className={solid} d="M122 194V84h184v110zM150 84l8-12h112l8 12zM306 194v-62l35-18 35 18v62zM306 132h70" />
    <path d="M116 84h196M214 84V62h22l-5 6 5 6h-22M0 194h420" />
    <path className={lit} d={`${panes(true)}M322 150h9v13h-9z`} />
    <path className={unlit} d={`${panes(false)}M350 150h9v13h-9z`} />
    <path
      className={distant}
      d="M20 206h70M110 206h40M190 206h110M330 206h60M60 218h90M210 218h40M290 218h80M100 230h60M230 230h90"
    />
    <path d="M58 194v-26c-9 0-12-8-8-14-3-8 3-14 8-18 5 4 11 10 8 18 4 6 1 14-8 14M90 194v-16c-6 0-8-5-5-9-2-6 2-9 5-12 3 3 7 6 5 12 3 4 1 9-5 9" />
  </svg>
)
