import {MAX_CODE_LENGTH} from '../extras';

interface CodeFieldProps {
  name: string;
  label: string;
}

/** A field for a code and its button. */
export function CodeField({name, label}: CodeFieldProps) {
  return (
    <div className="flex gap-2">
      <input
        name={name}
        aria-label={label}
        placeholder={label}
        required
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="field min-w-0"
      />
      <button
        type="submit"
        className="button"
        aria-label={`Apply ${label.toLowerCase()}`}
      >
        Apply
      </button>
    </div>
  );
}
