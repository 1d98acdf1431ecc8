/** A screen to see the shop on; CSS pixels. */
export interface Screen {
  name: string;
  width: number;
  height: number;
}

const SCREENS: readonly Screen[] = [
  {name: 'Phone', width: 390, height: 844},
  {name: 'Tablet', width: 820, height: 1180},
  {name: 'Desktop', width: 1440, height: 900},
];

interface ScreenPartProps {
  /** `null` for this window. */
  screen: Screen | null;
  onScreen: (screen: Screen | null) => void;
}

/** The screens that the shop can be seen on. */
export function ScreenPart({screen, onScreen}: ScreenPartProps) {
  return (
    <fieldset className="pv-choices">
      <legend className="hush">Screen</legend>
      {[null, ...SCREENS].map((each) => (
        <label key={each?.name ?? ''}>
          <input
            type="radio"
            name="preview-screen"
            checked={screen === each}
            onChange={() => onScreen(each)}
          />
          {each ? `${each.name}, ${each.width} px` : 'This window'}
        </label>
      ))}
    </fieldset>
  );
}
