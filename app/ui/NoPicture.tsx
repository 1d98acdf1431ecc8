import {Icon} from './Icon';

/** Fills the frame of a picture that does not exist. Without `label` it only decorates: the words are beside it. */
export function NoPicture({label}: {label?: string}) {
  return (
    <span className="no-picture">
      <Icon name="bag" />
      {label}
    </span>
  );
}
