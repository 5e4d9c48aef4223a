"""All that shoes and clothes are made with."""
from kit import *
from last import *
from textile import *
from drape import *
import stuff as s
